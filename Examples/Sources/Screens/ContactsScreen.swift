import SwiftUI

@Observable
final class Contact: Identifiable {
  let id: Int
  var name: String
  var isFavourite = false
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

@Observable
final class Directory {
  var contacts = [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Grace"), Contact(id: 3, name: "Edsger")]
  var selection: Contact.ID?
  var selected: Contact? { contacts.first { $0.id == selection } }
}

struct StarButton: View {
  @Binding var isSet: Bool
  var body: some View {
    Button(isSet ? "★ Favourite" : "☆ Favourite") { isSet.toggle() }
      .tint(isSet ? .yellow : nil)
  }
}

struct ContactDetail: View {
  @Bindable var contact: Contact

  var body: some View {
    VStack(alignment: .leading) {
      Text(contact.name).font(.title2)
      StarButton(isSet: $contact.isFavourite)
    }
  }
}

struct ContactList: View {
  @Environment(Directory.self) private var directory

  var body: some View {
    @Bindable var directory = directory
    VStack(alignment: .leading, spacing: 0) {
      ForEach($directory.contacts) { $contact in
        Button {
          directory.selection = contact.id
        } label: {
          HStack {
            Text(contact.name)
            if contact.isFavourite { Text("★").foregroundStyle(.yellow) }
          }
        }
        .buttonStyle(.plain)
      }
    }
  }
}

struct ContactsScreen: View {
  @Environment(Directory.self) private var directory

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      ContactList()
      if let contact = directory.selected {
        ContactDetail(contact: contact)
      } else {
        Text("Select somebody").foregroundStyle(.secondary)
      }
    }
  }
}
