import SwiftUI

struct TaskItem: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

struct TaskRow: View {
  @Binding var item: TaskItem
  let onDelete: () -> Void

  var body: some View {
    HStack {
      Button(item.isDone ? "[x]" : "[ ]") { item.isDone.toggle() }
        .buttonStyle(.plain)
      Text(item.title)
        .strikethrough(item.isDone)
        .opacity(item.isDone ? 0.5 : 1)
      Spacer()
      Button("Delete", role: .destructive, action: onDelete)
        .buttonStyle(.borderless)
    }
  }
}

struct TasksScreen: View {
  @State private var items = [
    TaskItem(id: 1, title: "Buy milk"), TaskItem(id: 2, title: "Write code"), TaskItem(id: 3, title: "Sleep"),
  ]

  var remaining: Int { items.filter { !$0.isDone }.count }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(remaining) of \(items.count) left").font(.headline)
      ForEach($items) { $item in
        TaskRow(item: $item) {
          items.removeAll { $0.id == item.id }
        }
      }
    }
    .frame(width: 240)
  }
}
