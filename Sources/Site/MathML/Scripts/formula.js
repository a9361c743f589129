// Asks KaTeX for a formula, and turns its tree into what browsers show by the rules of MathML Core, without styles.

var formula = (function () {
  "use strict";

  // The blocks of mathematical letters: where A, a, 0, Α and α begin. The few letters that have their place elsewhere
  // follow, as pairs of the letter and its form.
  var alphabets = {
    bold: [0x1d400, 0x1d41a, 0x1d7ce, 0x1d6a8, 0x1d6c2, ""],
    italic: [0x1d434, 0x1d44e, null, 0x1d6e2, 0x1d6fc, "hℎ"],
    "bold-italic": [0x1d468, 0x1d482, null, 0x1d71c, 0x1d736, ""],
    "double-struck": [0x1d538, 0x1d552, 0x1d7d8, null, null, "CℂHℍNℕPℙQℚRℝZℤ"],
    script: [0x1d49c, 0x1d4b6, null, null, null, "BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ"],
    fraktur: [0x1d504, 0x1d51e, null, null, null, "CℭHℌIℑRℜZℨ"],
    "sans-serif": [0x1d5a0, 0x1d5ba, 0x1d7e2, null, null, ""],
    "bold-sans-serif": [0x1d5d4, 0x1d5ee, 0x1d7ec, 0x1d756, 0x1d770, ""],
    "sans-serif-italic": [0x1d608, 0x1d622, null, null, null, ""],
    "sans-serif-bold-italic": [0x1d63c, 0x1d656, null, 0x1d790, 0x1d7aa, ""],
    monospace: [0x1d670, 0x1d68a, 0x1d7f6, null, null, ""],
  };
  var ranges = [["A", "Z"], ["a", "z"], ["0", "9"], ["Α", "Ω"], ["α", "ω"]];

  function astral(code) {
    var rest = code - 0x10000;
    return String.fromCharCode(0xd800 + (rest >> 10), 0xdc00 + (rest & 0x3ff));
  }

  function letter(character, alphabet) {
    var exception = alphabet[5].indexOf(character);
    if (exception >= 0 && exception % 2 === 0) return alphabet[5][exception + 1];
    for (var index = 0; index < ranges.length; index += 1) {
      var first = alphabet[index];
      if (first !== null && character >= ranges[index][0] && character <= ranges[index][1]) {
        return astral(first + character.charCodeAt(0) - ranges[index][0].charCodeAt(0));
      }
    }
    return character;
  }

  // A letter of another alphabet becomes the character that it is: browsers no longer know the attribute. Words of
  // prose stay words.
  function setVariant(node) {
    var variant = node.attributes.mathvariant;
    if (!variant || variant === "normal") return;
    delete node.attributes.mathvariant;
    if (node.type === "mtext") {
      node.setAttribute("class", variant);
      return;
    }
    node.children.forEach(function (child) {
      if (child.text && alphabets[variant]) {
        child.text = child.text.split("").map(function (character) {
          return letter(character, alphabets[variant]);
        }).join("");
      }
    });
  }

  // How columns stand, how close, and with which lines between them, is said in each cell: browsers know the attributes
  // of the table no longer.
  function setCells(table) {
    function list(name) {
      var values = (table.attributes[name] || "").split(" ");
      delete table.attributes[name];
      return values;
    }
    var alignments = list("columnalign");
    var gaps = list("columnspacing");
    var columnLines = list("columnlines");
    var rowLines = list("rowlines");
    function gap(index) { return gaps[Math.min(index, gaps.length - 1)]; }

    table.children.forEach(function (row, rowIndex) {
      // Room for a number that KaTeX leaves out.
      row.children = row.children.filter(function (cell) { return !cell.isForNumber; });
      row.children.forEach(function (cell, index) {
        var classes = [];
        if (alignments[index] === "left" || alignments[index] === "right") classes.push("align-" + alignments[index]);
        if (gap(index) === "0em") classes.push("close-after");
        if (index > 0 && gap(index - 1) === "0em") classes.push("close-before");
        if (/solid|dashed/.test(columnLines[index])) classes.push("right");
        if (/solid|dashed/.test(rowLines[rowIndex])) classes.push("bottom");
        if (classes.length > 0) cell.setAttribute("class", classes.join(" "));
      });
    });
  }

  // Frames and strokes are drawn by the style sheet.
  function setFrame(node) {
    node.type = "mrow";
    node.setAttribute("class", node.attributes.notation);
    delete node.attributes.notation;
  }

  // A formula with a number takes the whole line, and what keeps the number at its end takes what is left of it.
  function setWidth(node) {
    if (!node.attributes.width || (node.type !== "mtable" && node.type !== "mtd")) return;
    delete node.attributes.width;
    node.setAttribute("class", "fill");
  }

  // What holds text cannot hold formulas, as '\stackrel' would have it.
  function setContent(node) {
    if (["mi", "mn", "mo", "mtext"].indexOf(node.type) < 0) return;
    if (node.children.every(function (child) { return child.text !== undefined; })) return;
    node.type = "mrow";
    node.attributes = {};
  }

  // A content policy refuses styles; what they would do, a shadow or the colour of a frame, is decoration.
  function visit(node) {
    if (!node.attributes) return;
    if (/mtr-glue|mml-eqn-num/.test(node.classes.join(" "))) node.isForNumber = true;
    node.classes = [];
    delete node.attributes.style;
    node.children.forEach(visit);
    setContent(node);
    setVariant(node);
    setWidth(node);
    if (node.type === "mtable") setCells(node);
    if (node.type === "menclose") setFrame(node);
  }

  return function (tex, isDisplay) {
    try {
      var tree = katex.__renderToDomTree(tex, {
        output: "mathml", displayMode: isDisplay, strict: "ignore", maxSize: 100,
        trust: function (context) { throw new Error("'" + context.command + "' is not allowed"); },
      });
      var math = tree.children[0];
      visit(math);
      return math.toMarkup();
    } catch (error) {
      throw error instanceof RangeError ? new Error("it is nested too deeply") : error;
    }
  };
})();
