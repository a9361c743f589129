#include "CResources.h"

#include <string.h>

// The grammars of Prism, which Debian installs: several hundred files, so that the assembler reads them by a list of names. What is
// carried is, for each: its name, a zero byte, its text, a zero byte. Prism's own table is a resource, and a test holds this list
// against it.

#define TEXT(name) #name
#define GRAMMAR(name) \
    ".asciz \"" TEXT(name) "\"\n" \
    ".incbin \"/usr/share/nodejs/prismjs/components/prism-" TEXT(name) ".min.js\"\n" \
    ".byte 0\n"

__asm__(
    ".pushsection .rodata\n"
    "grammars_begin:\n"
    GRAMMAR(core) GRAMMAR(abap) GRAMMAR(abnf) GRAMMAR(actionscript) GRAMMAR(ada) GRAMMAR(agda) GRAMMAR(al) GRAMMAR(antlr4)
    GRAMMAR(apacheconf) GRAMMAR(apex) GRAMMAR(apl) GRAMMAR(applescript) GRAMMAR(aql) GRAMMAR(arduino) GRAMMAR(arff)
    GRAMMAR(armasm) GRAMMAR(arturo) GRAMMAR(asciidoc) GRAMMAR(asm6502) GRAMMAR(asmatmel) GRAMMAR(aspnet) GRAMMAR(autohotkey)
    GRAMMAR(autoit) GRAMMAR(avisynth) GRAMMAR(avro-idl) GRAMMAR(awk) GRAMMAR(bash) GRAMMAR(basic) GRAMMAR(batch)
    GRAMMAR(bbcode) GRAMMAR(bbj) GRAMMAR(bicep) GRAMMAR(birb) GRAMMAR(bison) GRAMMAR(bnf) GRAMMAR(bqn) GRAMMAR(brainfuck)
    GRAMMAR(brightscript) GRAMMAR(bro) GRAMMAR(bsl) GRAMMAR(c) GRAMMAR(cfscript) GRAMMAR(chaiscript) GRAMMAR(cil)
    GRAMMAR(cilkc) GRAMMAR(cilkcpp) GRAMMAR(clike) GRAMMAR(clojure) GRAMMAR(cmake) GRAMMAR(cobol) GRAMMAR(coffeescript)
    GRAMMAR(concurnas) GRAMMAR(cooklang) GRAMMAR(coq) GRAMMAR(cpp) GRAMMAR(crystal) GRAMMAR(csharp) GRAMMAR(cshtml)
    GRAMMAR(csp) GRAMMAR(css) GRAMMAR(css-extras) GRAMMAR(csv) GRAMMAR(cue) GRAMMAR(cypher) GRAMMAR(d) GRAMMAR(dart)
    GRAMMAR(dataweave) GRAMMAR(dax) GRAMMAR(dhall) GRAMMAR(diff) GRAMMAR(django) GRAMMAR(dns-zone-file) GRAMMAR(docker)
    GRAMMAR(dot) GRAMMAR(ebnf) GRAMMAR(editorconfig) GRAMMAR(eiffel) GRAMMAR(ejs) GRAMMAR(elixir) GRAMMAR(elm) GRAMMAR(erb)
    GRAMMAR(erlang) GRAMMAR(etlua) GRAMMAR(excel-formula) GRAMMAR(factor) GRAMMAR(false) GRAMMAR(firestore-security-rules)
    GRAMMAR(flow) GRAMMAR(fortran) GRAMMAR(fsharp) GRAMMAR(ftl) GRAMMAR(gap) GRAMMAR(gcode) GRAMMAR(gdscript)
    GRAMMAR(gedcom) GRAMMAR(gettext) GRAMMAR(gherkin) GRAMMAR(git) GRAMMAR(glsl) GRAMMAR(gml) GRAMMAR(gn) GRAMMAR(go)
    GRAMMAR(go-module) GRAMMAR(gradle) GRAMMAR(graphql) GRAMMAR(groovy) GRAMMAR(haml) GRAMMAR(handlebars) GRAMMAR(haskell)
    GRAMMAR(haxe) GRAMMAR(hcl) GRAMMAR(hlsl) GRAMMAR(hoon) GRAMMAR(hpkp) GRAMMAR(hsts) GRAMMAR(http) GRAMMAR(ichigojam)
    GRAMMAR(icon) GRAMMAR(icu-message-format) GRAMMAR(idris) GRAMMAR(iecst) GRAMMAR(ignore) GRAMMAR(inform7) GRAMMAR(ini)
    GRAMMAR(io) GRAMMAR(j) GRAMMAR(java) GRAMMAR(javadoc) GRAMMAR(javadoclike) GRAMMAR(javascript) GRAMMAR(javastacktrace)
    GRAMMAR(jexl) GRAMMAR(jolie) GRAMMAR(jq) GRAMMAR(js-extras) GRAMMAR(js-templates) GRAMMAR(jsdoc) GRAMMAR(json)
    GRAMMAR(json5) GRAMMAR(jsonp) GRAMMAR(jsstacktrace) GRAMMAR(jsx) GRAMMAR(julia) GRAMMAR(keepalived) GRAMMAR(keyman)
    GRAMMAR(kotlin) GRAMMAR(kumir) GRAMMAR(kusto) GRAMMAR(latex) GRAMMAR(latte) GRAMMAR(less) GRAMMAR(lilypond)
    GRAMMAR(linker-script) GRAMMAR(liquid) GRAMMAR(lisp) GRAMMAR(livescript) GRAMMAR(llvm) GRAMMAR(log) GRAMMAR(lolcode)
    GRAMMAR(lua) GRAMMAR(magma) GRAMMAR(makefile) GRAMMAR(markdown) GRAMMAR(markup) GRAMMAR(markup-templating) GRAMMAR(mata)
    GRAMMAR(matlab) GRAMMAR(maxscript) GRAMMAR(mel) GRAMMAR(mermaid) GRAMMAR(metafont) GRAMMAR(mizar) GRAMMAR(mongodb)
    GRAMMAR(monkey) GRAMMAR(moonscript) GRAMMAR(n1ql) GRAMMAR(n4js) GRAMMAR(nand2tetris-hdl) GRAMMAR(naniscript)
    GRAMMAR(nasm) GRAMMAR(neon) GRAMMAR(nevod) GRAMMAR(nginx) GRAMMAR(nim) GRAMMAR(nix) GRAMMAR(nsis) GRAMMAR(objectivec)
    GRAMMAR(ocaml) GRAMMAR(odin) GRAMMAR(opencl) GRAMMAR(openqasm) GRAMMAR(oz) GRAMMAR(parigp) GRAMMAR(parser)
    GRAMMAR(pascal) GRAMMAR(pascaligo) GRAMMAR(pcaxis) GRAMMAR(peoplecode) GRAMMAR(perl) GRAMMAR(php) GRAMMAR(php-extras)
    GRAMMAR(phpdoc) GRAMMAR(plant-uml) GRAMMAR(plsql) GRAMMAR(powerquery) GRAMMAR(powershell) GRAMMAR(processing)
    GRAMMAR(prolog) GRAMMAR(promql) GRAMMAR(properties) GRAMMAR(protobuf) GRAMMAR(psl) GRAMMAR(pug) GRAMMAR(puppet)
    GRAMMAR(pure) GRAMMAR(purebasic) GRAMMAR(purescript) GRAMMAR(python) GRAMMAR(q) GRAMMAR(qml) GRAMMAR(qore)
    GRAMMAR(qsharp) GRAMMAR(r) GRAMMAR(racket) GRAMMAR(reason) GRAMMAR(regex) GRAMMAR(rego) GRAMMAR(renpy) GRAMMAR(rescript)
    GRAMMAR(rest) GRAMMAR(rip) GRAMMAR(roboconf) GRAMMAR(robotframework) GRAMMAR(ruby) GRAMMAR(rust) GRAMMAR(sas)
    GRAMMAR(sass) GRAMMAR(scala) GRAMMAR(scheme) GRAMMAR(scss) GRAMMAR(shell-session) GRAMMAR(smali) GRAMMAR(smalltalk)
    GRAMMAR(smarty) GRAMMAR(sml) GRAMMAR(solidity) GRAMMAR(solution-file) GRAMMAR(soy) GRAMMAR(sparql) GRAMMAR(splunk-spl)
    GRAMMAR(sqf) GRAMMAR(sql) GRAMMAR(squirrel) GRAMMAR(stan) GRAMMAR(stata) GRAMMAR(stylus) GRAMMAR(supercollider)
    GRAMMAR(swift) GRAMMAR(systemd) GRAMMAR(t4-cs) GRAMMAR(t4-templating) GRAMMAR(t4-vb) GRAMMAR(tap) GRAMMAR(tcl)
    GRAMMAR(textile) GRAMMAR(toml) GRAMMAR(tremor) GRAMMAR(tsx) GRAMMAR(tt2) GRAMMAR(turtle) GRAMMAR(twig)
    GRAMMAR(typescript) GRAMMAR(typoscript) GRAMMAR(unrealscript) GRAMMAR(uorazor) GRAMMAR(uri) GRAMMAR(v) GRAMMAR(vala)
    GRAMMAR(vbnet) GRAMMAR(velocity) GRAMMAR(verilog) GRAMMAR(vhdl) GRAMMAR(vim) GRAMMAR(visual-basic) GRAMMAR(warpscript)
    GRAMMAR(wasm) GRAMMAR(web-idl) GRAMMAR(wgsl) GRAMMAR(wiki) GRAMMAR(wolfram) GRAMMAR(wren) GRAMMAR(xeora)
    GRAMMAR(xml-doc) GRAMMAR(xojo) GRAMMAR(xquery) GRAMMAR(yaml) GRAMMAR(yang) GRAMMAR(zig)
    "grammars_end:\n"
    ".popsection\n");

extern const char grammars_begin[] __attribute__((visibility("hidden")));
extern const char grammars_end[] __attribute__((visibility("hidden")));

const char *grammar(const char *name) {
    for (const char *place = grammars_begin; place < grammars_end;) {
        const char *text = place + strlen(place) + 1;
        if (strcmp(place, name) == 0) return text;
        place = text + strlen(text) + 1;
    }
    return NULL;
}
