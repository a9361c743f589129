import Testing

@testable import CodeColours

/// A sample, and its tokens as `kind:text`, plain ones left out.
struct CodeLexerCase: Sendable, CustomTestStringConvertible {
    let language: LexedLanguage
    let code: String
    let tokens: [String]

    var testDescription: String { code }

    static let all: [CodeLexerCase] = [
        CodeLexerCase(language: .swift, code: "let a = 1", tokens: ["k:let", "n:1"]),
        CodeLexerCase(language: .swift, code: "view.frame = .init(x: 0.5)", tokens: ["k:init", "n:0.5"]),
        CodeLexerCase(language: .swift, code: "for i in 0..<12 {}", tokens: ["k:for", "k:in", "n:0", "n:12"]),
        CodeLexerCase(language: .swift, code: "case .default: self.a", tokens: ["k:case", "k:self"]),
        CodeLexerCase(language: .swift, code: "UIView(frame: .zero) // é", tokens: ["t:UIView", "c:// é"]),
        CodeLexerCase(language: .swift, code: "/* a /* b */ c */ 1", tokens: ["c:/* a /* b */ c */", "n:1"]),
        CodeLexerCase(language: .swift, code: #""a \(f("b")) \" c" 2"#, tokens: [#"s:"a \(f("b")) \" c""#, "n:2"]),
        CodeLexerCase(language: .swift, code: ##"#"a\" "b"# 1"##, tokens: [##"s:#"a\" "b"#"##, "n:1"]),
        CodeLexerCase(language: .swift, code: "\"\"\"\na \"b\"\n\"\"\"", tokens: ["s:\"\"\"\na \"b\"\n\"\"\""]),
        CodeLexerCase(language: .swift, code: "\"open\nlet", tokens: ["s:\"open", "k:let"]),
        CodeLexerCase(
            language: .swift, code: "@objc #selector(a) #available(iOS 11, *)",
            tokens: ["a:@objc", "k:#selector", "k:#available", "n:11"]),
        CodeLexerCase(language: .swift, code: "/* open", tokens: ["c:/* open"]),
        CodeLexerCase(language: .swift, code: "\"\\", tokens: ["s:\"\\"]),
        CodeLexerCase(
            language: .objectiveC, code: "#import <UIKit/UIKit.h>\n@property (nonatomic) CGFloat a;",
            tokens: ["a:#import <UIKit/UIKit.h>", "k:@property", "k:nonatomic", "t:CGFloat"]),
        CodeLexerCase(
            language: .objectiveC, code: "NSLog(@\"%@\", @(YES)); // a",
            tokens: ["s:@\"%@\"", "k:YES", "c:// a"]),
        CodeLexerCase(
            language: .objectiveC, code: "UIEdgeInsets a = UIEdgeInsetsMake(0, 1.5f, 'c', 0);",
            tokens: ["t:UIEdgeInsets", "n:0", "n:1.5f", "s:'c'", "n:0"]),
        CodeLexerCase(
            language: .objectiveC, code: "- (void)a:(id)b { [self.view b]; }", tokens: ["t:void", "t:id", "k:self"]),
        CodeLexerCase(language: .objectiveC, code: "/* a /* b */ if", tokens: ["c:/* a /* b */", "k:if"]),
    ]
}

@Suite struct CodeLexerTests {
    @Test(arguments: CodeLexerCase.all)
    func `tokens have their kinds`(_ example: CodeLexerCase) {
        let bytes = Array(example.code.utf8)
        let tokens = CodeLexer.tokens(of: example.code, in: example.language)
        let shown = tokens.filter { $0.kind != .plain }.map {
            $0.kind.rawValue + ":" + String(decoding: bytes[$0.range], as: UTF8.self)
        }
        #expect(shown == example.tokens)
        #expect(tokens.flatMap { bytes[$0.range] } == bytes, "the tokens are the whole sample")
    }
}
