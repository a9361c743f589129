import ChineseConversion
import Testing

@Suite struct TraditionalCharactersTests {
    static let cases = ["邊边", "區区", "內内", "機机", "動动", "佈布", "裡里"]

    @Test(arguments: cases)
    func `a traditional character has its simplified one`(_ pair: String) {
        let units = Array(pair.utf16)
        #expect(TraditionalCharacters.simplified[units[0]] == units[1])
    }

    @Test func `a simplified character is not converted`() {
        let traditional = Set(TraditionalCharacters.simplified.keys)
        #expect(traditional.isDisjoint(with: "安全区内边距布局导航栏".utf16))
        #expect(traditional.count > 2000)
    }
}
