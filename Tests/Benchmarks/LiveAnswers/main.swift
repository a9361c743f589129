import LiveDiagrams

// LiveAnswers < QUESTIONS: what the host's engine answers, a line each. The first line is what the engine is loaded with, the others
// are questions; Tests/Gates/live-engine holds the answers against those of the WebAssembly module.

guard let data = readLine(), let engine = LiveEngine(data: Array(data.utf8)) else {
    fatalError("the first line has to be what the engine is loaded with")
}
while let question = readLine() { print(engine.answer(Array(question.utf8))) }
