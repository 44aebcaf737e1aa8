import CVterm
import Testing

@Test func placeholder() { #expect(true) }
