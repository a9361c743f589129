// The search of the site: what the index and the shards hold is matched and ranked here.
//
// The tool writes index and shards (Sources/Site/Search); texts, hashes, filters and words mean the same on both sides. Nothing
// here touches the page: search-panel.js shows the results.
//
// A query becomes terms. A term has several ways to be written: as it was typed, without its ending, in British and in
// American, mended where no text has such a word, taken apart where it was run together, and as what the site's synonyms
// say. What carries nothing in a question is left out. Pages that may hold enough of the terms are loaded, and ranked.

"use strict";

// The search of one language. A loader brings its files by name.
function searchIn(language, load) {
  const mostTerms = 12;
  const mostPages = 10;
  const mostSections = 3;
  const fewPages = 3;
  // Pages that may hold a part of the terms are loaded up to this number; those that may hold all always are.
  const mostPartial = 30;
  // A page must have this part of what is asked, by weight; behind the first few, this part of what the best one has.
  const leastShare = 0.3;
  const leastOfBest = 0.6;
  // What a heading gets that is the query but for fillers.
  const leastOfName = 2500;

  let index = null;
  let numbers = null;
  const simplified = new Map();
  const shards = new Map();

  // --- Texts

  const [separator, lower, upper, digit, ideograph] = [1, 2, 3, 4, 5];
  // By unit, as texts are long and have few different ones; 0 for those that nobody has asked for.
  const kinds = new Uint8Array(0x10000);
  const folded = new Uint16Array(0x10000);

  function narrowed(unit) {
    if (unit >= 0xff01 && unit <= 0xff5e) return unit - 0xfee0;
    return unit === 0x3000 || unit === 0xa0 ? 0x20 : unit;
  }

  const between = (unit, ranges) => ranges.some(([first, last]) => unit >= first && unit <= last);

  function kind(unit) {
    if (kinds[unit] === 0) {
      const narrow = narrowed(unit);
      kinds[unit] = kindOf(narrow);
      folded[unit] = simplified.get(narrow) ?? withoutAccent(narrow);
    }
    return kinds[unit];
  }

  // U+00C0 to U+017F and U+1E00 to U+1EFF in small letters without accents, as in SearchFolding.swift.
  const plainLatin =
    "aaaaaaæceeeeiiiiðnooooo×ouuuuyþßaaaaaaæceeeeiiiiðnooooo÷ouuuuyþy" +
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳĳjjkkĸllllllŀ" +
    "ŀllnnnnnnŉŋŋooooooœœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzſ";
  const plainLatinExtended =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm" +
    "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv" +
    "wwwwwwwwwwxxxxyyzzzzzzhtwyẚſẜẝßẟaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee" +
    "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỻỽỽỿỿ";

  function withoutAccent(narrow) {
    if (narrow >= 0x41 && narrow <= 0x5a) return narrow + 0x20;
    if (narrow >= 0xc0 && narrow <= 0x17f) return plainLatin.charCodeAt(narrow - 0xc0);
    if (narrow >= 0x1e00 && narrow <= 0x1eff) return plainLatinExtended.charCodeAt(narrow - 0x1e00);
    return narrow;
  }

  function kindOf(narrow) {
    if (between(narrow, [[0x30, 0x39]])) return digit;
    if (between(narrow, [[0x41, 0x5a], [0xc0, 0xd6], [0xd8, 0xde]])) return upper;
    // Scripts that are written with spaces, with their marks.
    const letters = [
      [0x61, 0x7a], [0xdf, 0xf6], [0xf8, 0xff], [0x100, 0x2af], [0x300, 0x36f], [0x370, 0x52f], [0x531, 0x556],
      [0x561, 0x587], [0x591, 0x5bd], [0x5c1, 0x5c2], [0x5c4, 0x5c5], [0x5c7, 0x5f2], [0x610, 0x61a],
      [0x620, 0x669], [0x66e, 0x6d3], [0x6d5, 0x6dc], [0x6df, 0x6e8], [0x6ea, 0x6fc], [0x750, 0x77f],
      [0x8a0, 0x963], [0x966, 0x96f], [0x971, 0xdff], [0x10a0, 0x10ff], [0x1200, 0x135f], [0x1e00, 0x1fff],
      [0xfb1d, 0xfdff], [0xfe70, 0xfefc],
    ];
    if (between(narrow, letters)) return lower;
    // Scripts that are written without.
    const ideographs = [
      [0xe01, 0xe3a], [0xe40, 0xe4e], [0xe81, 0xedf], [0x1000, 0x109f], [0x1780, 0x17d3], [0x3040, 0x30ff],
      [0x3400, 0x4dbf], [0x4e00, 0x9fff], [0xac00, 0xd7a3], [0xd800, 0xdfff], [0xf900, 0xfaff],
    ];
    return between(narrow, ideographs) ? ideograph : separator;
  }

  const isOfWord = (kind) => kind === lower || kind === upper || kind === digit;

  // Letters, digits and ideographs, each among themselves.
  const isOneRun = (before, here) =>
    before > separator && here > separator &&
    isOfWord(before) === isOfWord(here) && (before === digit) === (here === digit);

  // 0 beyond the ends of a text.
  const kindAt = ({ raw }, place) => (place >= 0 && place < raw.length ? kind(raw.charCodeAt(place)) : 0);

  // A part of a word begins at each of the capitals of safeAreaInsets, at Table in UITableView, at digits.
  function isStart(position, text) {
    const here = kindAt(text, position);
    if (!isOfWord(here)) return false;
    const before = kindAt(text, position - 1);
    if (!isOfWord(before)) return true;
    if (here === digit || before === digit) return here !== before;
    if (here !== upper) return false;
    return before === lower || kindAt(text, position + 1) === lower;
  }

  // Texts of ASCII and of signs are folded by the browser, at once.
  const plain = /^[\x00-\x9f\xa1-\xbf\u2010-\u2027\u2030-\u205e\u2190-\u23ff\u2500-\u2bff]*$/;

  const prepare = (raw) => ({ raw, units: plain.test(raw) ? raw.toLowerCase() : fold(raw) });

  function fold(raw) {
    const units = new Uint16Array(raw.length);
    for (let place = 0; place < raw.length; place += 1) {
      const unit = raw.charCodeAt(place);
      kind(unit);
      units[place] = folded[unit];
    }
    let text = "";
    for (let start = 0; start < units.length; start += 8192) {
      text += String.fromCharCode.apply(null, units.subarray(start, start + 8192));
    }
    return text;
  }

  function runs(text) {
    const found = [];
    let start = 0;
    while (start < text.raw.length) {
      let end = start + 1;
      while (isOneRun(kindAt(text, end - 1), kindAt(text, end))) end += 1;
      if (kindAt(text, start) !== separator) found.push([start, end]);
      start = end;
    }
    return found;
  }

  const words = (text) => runs(text).map(([start, end]) => text.units.slice(start, end));

  const holdsPhrase = (text, phrase) => phrase !== "" && text.units.includes(phrase);

  // --- Words

  // What of a text stands by itself: a run of letters or of digits, one ideograph.
  function atoms(prepared) {
    return runs(prepared).flatMap(([start, end]) =>
      kindAt(prepared, start) === ideograph
        ? [...Array(end - start).keys()].map((step) => atom(prepared, start + step, start + step + 1))
        : [atom(prepared, start, end)],
    );
  }

  const atom = (text, start, end) => ({ units: text.units.slice(start, end), kind: kindAt(text, start), start, end });

  // A word without the endings -s, -es, -ing, -ed, -ion and -e, and with -y for -ies and -ied or the reverse. Each is
  // matched as a beginning, so it need not be a word itself.
  function stems(word) {
    if (word.length > 4 && /ie[sd]$/.test(word)) return [word.slice(0, -1), word.slice(0, -3) + "y"];
    if (word.length > 3 && /[^aeiouy]y$/.test(word)) return [word.slice(0, -1) + "ie"];
    const short = stem(word);
    return short === word ? [] : [short];
  }

  function stem(word) {
    let stem = word;
    if (stem.length > 3 && stem.endsWith("s") && !/(ss|us|is)$/.test(stem)) {
      stem = stem.slice(0, /(sses|xes|ches|shes)$/.test(stem) ? -2 : -1);
    }
    // Each with how much of a word must be left: "note" is not looked for as "not".
    for (const [ending, least] of [["ing", 3], ["ed", 3], ["ion", 4], ["e", 4]]) {
      const rest = stem.slice(0, -ending.length);
      if (!stem.endsWith(ending) || rest.length < least || !/[aeiouy]/.test(rest)) continue;
      return rest.at(-1) === rest.at(-2) ? rest.slice(0, -1) : rest;
    }
    return stem;
  }

  // The other spellings of a word, British for American and the reverse.
  const spellings = [
    [/our/, "or"], [/or/, "our"], [/([iy])z(e|ing|ation)/, "$1s$2"], [/([iy])s(e|ing|ation)/, "$1z$2"],
    [/tre$/, "ter"], [/ter$/, "tre"], [/ll(ed|ing|er)/, "l$1"], [/l(ed|ing|er)/, "ll$1"],
    [/grey/, "gray"], [/gray/, "grey"], [/ogue/, "og"], [/og$/, "ogue"], [/ence$/, "ense"], [/ense$/, "ence"],
  ];

  // The words of the texts, worked out when the first query needs them: parts of words, what a name's parts make behind
  // each other, and all beginnings in order.
  function vocabulary() {
    if (index.vocabulary) return index.vocabulary;
    const parts = new Set();
    const joined = new Map();
    const starts = [];
    let word = "";
    for (const line of index.words) {
      word = word.slice(0, parseInt(line[0], 36)) + line.slice(1);
      const pieces = word.split(/(?=[A-Z])/).map((piece) => piece.toLowerCase());
      pieces.forEach((piece, first) => {
        parts.add(piece);
        starts.push(pieces.slice(first).join(""));
        for (let last = first + 2; last <= pieces.length; last += 1) {
          joined.set(pieces.slice(first, last).join(""), pieces.slice(first, last));
        }
      });
    }
    // Terms of the synonyms are run together as names are.
    for (const member of index.synonyms.flat()) {
      const units = atoms(prepare(member)).map((atom) => atom.units);
      if (units.length > 1 && /^[a-z]+$/.test(units.join(""))) joined.set(units.join(""), units);
    }
    const whole = [...new Set([...parts, ...joined.keys()])];
    index.vocabulary = { parts, joined, starts: [...new Set([...starts, ...whole])].sort(), whole };
    return index.vocabulary;
  }

  // True when a word of the texts, or a part of one, begins so.
  function isKnown(word) {
    const { starts } = vocabulary();
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle] < word) low = middle + 1;
      else high = middle;
    }
    return low < starts.length && starts[low].startsWith(word);
  }

  // True when one letter more, less, another, or two exchanged make one word of the other.
  function isOneEdit(one, other) {
    if (Math.abs(one.length - other.length) > 1) return false;
    let start = 0;
    while (start < one.length && one[start] === other[start]) start += 1;
    const [rest, otherRest] = [one.slice(start), other.slice(start)];
    if (rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true;
    return rest.length > 1 && rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  }

  // The words of the texts that an unknown one may be.
  function mended(word) {
    if (word.length < 5) return [];
    const { whole } = vocabulary();
    const found = whole.filter((other) => isOneEdit(word, other));
    return found.length > 0 ? found : whole.filter((other) => other.length > 4 && isOneEdit(stem(word), stem(other)));
  }

  // Two words that were run together, the first perhaps shortened; none for what cannot be taken apart.
  function apart(word) {
    const { parts, joined } = vocabulary();
    if (joined.has(word)) return joined.get(word);
    if (isKnown(word)) return [];
    for (const isWhole of [true, false]) {
      for (let length = 3; length <= word.length - 3; length += 1) {
        const [first, second] = [word.slice(0, length), word.slice(length)];
        const isWord = (part) => parts.has(part) || parts.has(stem(part));
        if (isWord(second) && (isWhole ? isWord(first) : isKnown(first))) return [first, second];
      }
    }
    return [];
  }

  // --- Queries

  // A term has ways to be written, each of them words one behind the other, and how much it is worth if it is found so;
  // where it stands nowhere whole, its pieces count by their share.

  const way = (words, worth) => ({ words, worth, isWord: words.map((word) => isOfWord(kind(word.charCodeAt(0)))) });

  function waysOfWord(word) {
    if (kind(word.charCodeAt(0)) === digit) return [way([word], 1)];
    const ways = [way([word], 1), ...stems(word).map((stem) => way([stem], 0.9))];
    if (word.length < 3) return ways;
    const { parts } = vocabulary();
    for (const [from, to] of spellings) {
      const other = word.replace(from, to);
      if (other !== word && (parts.has(other) || parts.has(stem(other)))) ways.push(way([other], 0.95));
    }
    return ways;
  }

  const keyOf = (atom) => (atom.key ??= atom.kind === ideograph || atom.kind === digit ? atom.units : stem(atom.units));
  const key = (atoms) => atoms.map(keyOf).join(" ");

  // The synonyms and the words that carry nothing, by their atoms.
  function lexicon() {
    if (index.lexicon) return index.lexicon;
    const groups = new Map();
    const fillers = new Set();
    // The most atoms of a name, by its first.
    const longest = new Map();
    const enter = (text, take) => {
      const found = atoms(prepare(text));
      if (found.length === 0) return;
      longest.set(keyOf(found[0]), Math.max(longest.get(keyOf(found[0])) ?? 0, found.length));
      take(key(found), found);
    };
    for (const group of index.synonyms) {
      for (const member of group) enter(member, (key) => groups.set(key, [...(groups.get(key) ?? []), ...group]));
    }
    for (const filler of index.fillers) enter(filler, (key) => fillers.add(key));
    index.lexicon = { groups, fillers, longest };
    return index.lexicon;
  }

  // The atoms of a query; a word that no text has is replaced by what it may be.
  function mendedAtoms(prepared) {
    return atoms(prepared).flatMap((atom) => {
      if (atom.kind === ideograph || atom.kind === digit || atom.units.length < 5) return [atom];
      const pieces = apart(atom.units);
      if (pieces.length > 0) return pieces.map((units) => ({ ...atom, units, joined: atom.units }));
      if (isKnown(atom.units) || stems(atom.units).some(isKnown)) return [atom];
      const others = mended(atom.units);
      const names = others.map((other) => vocabulary().joined.get(other)).filter((pieces) => pieces);
      if (names.length === 0) return [{ ...atom, units: others.length === 1 ? others[0] : atom.units, others }];
      return names[0].map((units) => ({ ...atom, units, joined: others.find((other) => names[0].join("") === other) }));
    });
  }

  // Takes a query apart: the longest synonyms and fillers first, then words, numbers, and what is left of ideographs.
  function parse(text) {
    const prepared = prepare(text);
    const all = mendedAtoms(prepared);
    const found = phrases(all);
    const asked = found.filter(({ isFiller }) => !isFiller);
    const terms = termsOf(asked.length > 0 ? asked : found);
    const meaning = meaningOf(found);
    const places = runs(prepared);
    const phrase = places.length > 1 ? prepared.units.slice(places[0][0], places.at(-1)[1]) : "";
    const alone = prepared.units.trim();
    // The name of an API by itself: words run together, as the texts have them.
    const name = vocabulary().joined.has(alone) ? alone : "";
    return { terms: terms.slice(0, mostTerms), words: words(prepared), name, phrase, meaning, era: eraOf(prepared, text) };
  }

  // What a question and a heading have in common that say the same in other little words.
  const meaningOf = (phrases) => phrases.filter(({ isFiller }) => !isFiller).map(({ atoms }) => key(atoms)).join(" ");

  // Atoms as what the lexicon has, the longest first, and single ones.
  function phrases(all) {
    const found = [];
    for (let place = 0; place < all.length; place += found.at(-1).atoms.length) found.push(phraseAt(place, all));
    return found;
  }

  function phraseAt(place, all) {
    const { groups, fillers, longest } = lexicon();
    const most = Math.min(longest.get(keyOf(all[place])) ?? 0, all.length - place);
    for (let size = most; size > 0; size -= 1) {
      const atoms = all.slice(place, place + size);
      const name = key(atoms);
      if (groups.has(name)) return { atoms, group: groups.get(name), isFiller: false };
      if (fillers.has(name)) return { atoms, isFiller: true };
    }
    return { atoms: [all[place]], isFiller: false };
  }

  function termsOf(found) {
    const terms = [];
    const add = (term) => {
      const name = term.ways[0].words.join(" ");
      if (!terms.some((other) => other.ways[0].words.join(" ") === name)) terms.push(term);
    };
    for (let place = 0; place < found.length; place += 1) {
      const { atoms, group } = found[place];
      if (group) {
        add(termOfGroup(atoms, group));
      } else if (atoms[0].kind === ideograph) {
        // What stands beside it and is in no list belongs to it.
        const rest = [...atoms];
        while (found[place + 1]?.atoms[0].kind === ideograph && !found[place + 1].group &&
          found[place + 1].atoms[0].start === rest.at(-1).end) rest.push(...found[(place += 1)].atoms);
        add(termOfIdeographs(rest.map(({ units }) => units).join("")));
      } else if (atoms[0].joined) {
        const pieces = [atoms[0]];
        while (found[place + 1]?.atoms[0].joined === atoms[0].joined && !found[place + 1].group) {
          pieces.push(...found[(place += 1)].atoms);
        }
        add(termOfPieces(pieces));
      } else {
        const [{ units, others }] = atoms;
        const ways = waysOfWord(units);
        add({ ways: [...ways, ...(others ?? []).map((other) => way([other], 0.85))], pieces: [] });
      }
    }
    return terms;
  }

  // A name of the synonyms: the name itself, and the others for a little less.
  function termOfGroup(atoms, group) {
    const own = atoms.some(({ kind }) => kind !== ideograph)
      ? atoms.map(({ units }) => units) : [atoms.map(({ units }) => units).join("")];
    const ways = [way(own, 1), ...(own.length === 1 && own[0].length > 1 && atoms[0].kind !== ideograph ? waysOfWord(own[0]).slice(1) : [])];
    if (atoms[0].joined) ways.push(way([atoms[0].joined], 1));
    if (own.length > 1) ways.push(way([...own.slice(0, -1), stem(own.at(-1))], 1));
    for (const member of group) ways.push(way(words(prepare(member)), 0.9));
    return { ways, pieces: own.length > 1 ? own.map((word) => waysOfWord(word)) : [] };
  }

  // Ideographs that nobody knows as a word: whole, or by pairs.
  function termOfIdeographs(units) {
    const pairs = [...Array(Math.max(0, units.length - 1)).keys()].map((start) => [way([units.slice(start, start + 2)], 1)]);
    return { ways: [way([units], 1)], pieces: units.length > 2 ? pairs : [], isPaired: true, isWeak: units.length === 1 };
  }

  // A word that was taken apart.
  function termOfPieces(atoms) {
    const words = atoms.map(({ units }) => units);
    return {
      ways: [way([atoms[0].joined], 1), way(words, 1), way([...words.slice(0, -1), stem(words.at(-1))], 0.95)],
      pieces: words.map((word) => waysOfWord(word)),
    };
  }

  // --- Versions
  //
  // "before iOS 11", "iOS 11+", "iOS 11 起": the versions that a query asks for, or that a heading speaks of, as the first one
  // and the one behind the last.

  function eraOf(prepared, text) {
    const found = atoms(prepared);
    const place = found.findIndex(({ units }, place) => units === "ios" && found[place + 1]?.kind === digit);
    if (place < 0) return null;
    const version = Number(found[place + 1].units);
    const minor = found[place + 2]?.kind === digit && text[found[place + 1].end] === "." ? 1 : 0;
    const behind = prepared.units.slice(found[place + 1 + minor].end);
    const ahead = prepared.units.slice(0, found[place].start);
    const says = (list) => list.some((word) => {
      const isLatin = isOfWord(kind(word.charCodeAt(0)));
      return isLatin ? ahead.trimEnd().endsWith(word) || behind.trimStart().startsWith(word) : behind.trimStart().startsWith(word);
    });
    if (says(index.before)) return { from: 0, to: version, isOpen: true };
    if (behind.startsWith("+") || says(index.since)) return { from: version, to: Infinity, isOpen: true };
    return { from: version, to: version + 1, isOpen: false };
  }

  function eraIn(section) {
    if (section.era === undefined) section.era = eraOf(section.title, section.title.raw);
    return section.era;
  }

  // How well the versions that a section speaks of answer those that are asked for. A heading that names one version alone
  // says nothing of others.
  function pointsOfEra(asked, section, page) {
    if (!asked) return 1;
    const said = [section, page].map(eraIn).find((era) => era?.isOpen);
    if (!said) return 1;
    if (asked.from >= said.to || said.from >= asked.to) return 0.35;
    return asked.from >= said.from && asked.to <= said.to ? 1.3 : 1;
  }

  // --- Filters

  const lengths = [1, 2, 4, 7];
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const valueOf = new Map([...alphabet].map((letter, value) => [letter, value]));

  function grams(spelling, isWord) {
    if (isWord) return [spelling.slice(0, lengths.findLast((length) => length <= spelling.length))];
    if (spelling.length === 1) return [spelling];
    return [...Array(spelling.length - 1).keys()].map((start) => spelling.slice(start, start + 2));
  }

  function hashes(gram) {
    let hash = 2166136261;
    for (let position = 0; position < gram.length; position += 1) {
      const unit = gram.charCodeAt(position);
      hash = Math.imul(hash ^ (unit & 0xff), 16777619);
      hash = Math.imul(hash ^ (unit >> 8), 16777619);
    }
    const second = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    return [hash >>> 0, (second ^ (second >>> 13)) >>> 0];
  }

  const isSet = (filter, place) => (valueOf.get(filter[Math.floor(place / 6)]) >> place % 6) & 1;

  // The hashes of all grams of a way, worked out once for all pages.
  const hashesOf = (way) =>
    (way.hashes ??= way.words.flatMap((word, place) => grams(word, way.isWord[place]).flatMap(hashes)));

  const mayHoldWay = (filter, way) => hashesOf(way).every((hash) => isSet(filter, hash % (filter.length * 6)));

  // How much of a term a page may hold, up to 1.
  function mayHold(filter, { ways, pieces }) {
    if (ways.some((way) => mayHoldWay(filter, way))) return 1;
    const held = pieces.filter((ways) => ways.some((way) => mayHoldWay(filter, way))).length;
    return pieces.length === 0 ? 0 : held / pieces.length;
  }

  // --- Matching

  // 1: a whole word as it was typed; less: a whole part of one, a beginning.
  function qualityAt(start, word, isWord, text) {
    const end = start + word.length;
    if (isWord && !isStart(start, text)) return 0;
    if (!isWord) return 1;
    const isContinued = isOneRun(kindAt(text, end - 1), kindAt(text, end));
    if (!isContinued && !isOneRun(kindAt(text, start - 1), kindAt(text, start))) return 1;
    // A number is itself alone.
    if (isContinued && kindAt(text, start) === digit) return 0;
    return !isContinued || isStart(end, text) || isEnding(end, text) ? 0.9 : 0.6;
  }

  // True where a word goes on with an ending alone.
  function isEnding(start, text) {
    const ending = endings.find((ending) => text.units.startsWith(ending, start));
    return ending !== undefined && !isOneRun(kindAt(text, start), kindAt(text, start + ending.length));
  }

  const endings = ["s", "es", "ed", "ing", "d"];

  // Where the words of a way stand one behind the other, and how well.
  function eachPlace({ words, isWord }, text, take) {
    let start = text.units.indexOf(words[0]);
    for (; start >= 0; start = text.units.indexOf(words[0], start + 1)) {
      let quality = qualityAt(start, words[0], isWord[0], text);
      let end = start + words[0].length;
      for (let number = 1; quality > 0 && number < words.length; number += 1) {
        // A shortened word goes on to its end.
        while (isWord[number - 1] && isOneRun(kindAt(text, end - 1), kindAt(text, end)) && !isStart(end, text)) end += 1;
        let next = end;
        while (next - end < 2 && kindAt(text, next) === separator) next += 1;
        if (text.units.startsWith(words[number], next)) {
          quality = Math.min(quality, qualityAt(next, words[number], isWord[number], text));
          end = next + words[number].length;
        } else {
          quality = 0;
        }
      }
      if (quality > 0) take(start, end, quality);
    }
  }

  const nothing = { quality: 0, count: 0, length: 0 };

  // How well and how often one of some ways is found.
  function matchWays(ways, text) {
    let found = nothing;
    let last = -1;
    for (const way of ways) {
      if (way.worth <= found.quality && found.count > 4) break;
      if (!text.units.includes(way.words[0])) continue;
      eachPlace(way, text, (start, end, quality) => {
        if (found === nothing) found = { quality: 0, count: 0, length: 0 };
        found.quality = Math.max(found.quality, quality * way.worth);
        found.length = Math.max(found.length, end - start);
        if (start !== last) found.count += 1;
        last = start;
      });
    }
    return found;
  }

  const pieceWorth = 0.75;

  // How well and how often a term is found; where it does not stand there whole, by its pieces.
  function match({ ways, pieces, isPaired }, text) {
    const found = matchWays(ways, text);
    if (found.count > 0 || pieces.length === 0) return found;
    const places = pieces.map((ways) => matchWays(ways, text));
    if (places.every(({ count }) => count === 0)) return nothing;
    const isHeld = places.map(({ count }) => count > 0);
    // Pairs of ideographs share one each with their neighbours.
    const held = isPaired
      ? isHeld.reduce((sum, is, place) => sum + (is ? (isHeld[place - 1] ? 1 : 2) : 0), 0) / (pieces.length + 1)
      : isHeld.filter(Boolean).length / pieces.length;
    const length = places.reduce((sum, { length }) => sum + length, 0);
    return { quality: pieceWorth * held, count: held > 0 ? 1 : 0, length };
  }

  // --- Ranking
  //
  // In a section, a term counts 6 in the heading (8 in a page's title), half of it by how much of the heading is asked for;
  // 3 in the title of its page; up to 4 in the text, more by how often it stands there and less in a long one; a half for
  // standing on the page at all. Each is times how well it is found and what it weighs, which is more the fewer sections
  // have it. A heading that is about all of the query gets 8 more times the sum of the weights, the words one behind the
  // other 6 in the heading or 2 in the text. The sum counts by how much of the query is there. What speaks of other versions
  // than those asked for counts a third, a list of links two fifths, what is for authors a third, tables of reference a half unless the query names them.
  // A heading that is the query gets 10,000, a title 20,000, a heading asked for behind its page's title 5,000: more than
  // anything else can come to, and the tool relies on it. One that is the query but for fillers gets 2,500. An entry is looked up by its name: it gets none of this; a third
  // where its name is not in the query, more where something of it is asked for beside the name.
  //
  // A page stands as high as its best section, and higher by three tenths of what five more sections answer, and where it
  // opens with what is asked. Where the query is one name, pages that have it whole come before those that have its parts.

  // What terms weigh: 1, and more for every halving of the places that hold them, up to a limit.
  function weigh(query, held, all, most) {
    const weights = query.terms.map((term, number) => {
      const weight = Math.min(most, 1 + Math.log2(all / Math.max(1, held(term, number))) / 2);
      return term.isWeak ? weight / 3 : weight;
    });
    return { query, weights, sum: weights.reduce((sum, weight) => sum + weight, 0) };
  }

  const shareOf = (ranking, parts) => parts.reduce((sum, part, number) => sum + part * ranking.weights[number], 0) / ranking.sum;

  function headingOf(section) {
    section.words ??= words(section.title);
    return section.words;
  }

  // The letters of a heading that carry something.
  function bulk(section) {
    section.bulk ??= phrases(atoms(section.title)).reduce((sum, { atoms, isFiller }) =>
      isFiller ? sum : sum + atoms.at(-1).end - atoms[0].start, 0);
    return Math.max(1, section.bulk);
  }

  // What of a page is found: for each section and term, in its heading and in its text; and the best of each term.
  function findOnPage(query, number) {
    const { filter } = index.pages[number];
    const only = (ways) => ways.filter((way) => mayHoldWay(filter, way));
    const terms = query.terms.map(({ ways, pieces, isPaired }) => ({ ways: only(ways), pieces: pieces.map(only), isPaired }));
    const found = sectionsOf(number).map((section) =>
      terms.map((term) => ({ inTitle: match(term, section.title), inText: match(term, section.text) })));
    const anywhere = query.terms.map((_, number) =>
      found.reduce((best, terms) => Math.max(best, terms[number].inTitle.quality, terms[number].inText.quality), 0));
    return { number, found, anywhere };
  }

  function score(ranking, { found, anywhere }, place, sections, average) {
    const section = sections[place];
    const isFirst = place === 0;
    const here = found[place];
    if (!here.some(({ inTitle, inText }) => inTitle.quality > 0 || inText.quality > 0)) return null;
    const length = Math.max(1, section.text.units.length / average);
    const said = here.reduce((sum, { inTitle }) => sum + inTitle.length, 0);
    const focus = said > 0 ? Math.min(1, said / bulk(section)) : 0;
    let total = here.every(({ inTitle, inText }) => inTitle.count + inText.count > 0) ? pointsOfPhrase(ranking, section) : 0;
    const parts = here.map(({ inTitle, inText }, number) => {
      const ofPage = found[0][number].inTitle.quality;
      const often = (inText.count * 2.2) / (inText.count + 1.2 * (0.4 + 0.6 * length));
      let points = inTitle.quality * (isFirst ? 8 : 6) * (0.5 + focus / 2) + inText.quality * often * 2;
      if (!isFirst) points += 3 * ofPage;
      points += 0.5 * anywhere[number];
      total += points * ranking.weights[number];
      return Math.max(inTitle.quality, inText.quality, 0.8 * ofPage, 0.5 * anywhere[number]);
    });
    // A heading that is about all of it.
    total += 8 * ranking.sum * shareOf(ranking, here.map(({ inTitle }) => inTitle.quality)) ** 3 * focus;
    return total * shareOf(ranking, parts) ** 1.5;
  }

  function pointsOfPhrase({ query, sum }, section) {
    return (holdsPhrase(section.title, query.phrase) ? 6 : holdsPhrase(section.text, query.phrase) ? 2 : 0) * sum;
  }

  // What a heading that is the query gets, more than anything else.
  function pointsOfName({ query }, section, sections) {
    if (section.isEntry) return 0;
    const heading = headingOf(section);
    if (isSame(heading, query.words)) return section === sections[0] ? 20000 : 10000;
    if (isSame([...headingOf(sections[0]), ...heading], query.words)) return 5000;
    section.meaning ??= meaningOf(phrases(atoms(section.title)));
    return section.meaning !== "" && section.meaning === query.meaning ? leastOfName : 0;
  }

  // How many words of an entry's name stand in the query; 0 unless all do, but for what follows in brackets.
  function named(query, section) {
    const name = headingOf(section);
    if (!query.words.includes(name[0])) return 0;
    if (namesIn(query, name)) return name.length;
    const short = words(prepare(section.title.raw.replace(/ *[(（].*$/, "")));
    return short.length > 0 && namesIn(query, short) ? short.length : 0;
  }

  // An entry is worth more where something of it is asked for, and less alone: then it is what explains the name that is read.
  function worthOfEntry(query, count, longest) {
    if (count === 0 || count < longest) return 1 / 3;
    return count > 1 && query.words.length > count ? 1.6 : 0.6;
  }

  const namesIn = ({ words }, name) =>
    words.some((_, start) => isSame(words.slice(start, start + name.length), name));

  // An entry that is asked for by its name.
  const isNamed = (query, section) => section.isEntry && isSame(headingOf(section), query.words);

  const holdsName = (name, { title, text }) =>
    [title, text].some((words) => matchWays([way([name], 1)], words).quality === 1);

  const isSame = (one, other) => one.length === other.length && one.every((word, place) => word === other[place]);

  function hitOnPage(ranking, matched, average) {
    const sections = sectionsOf(matched.number);
    const { query } = ranking;
    const share = shareOf(ranking, matched.anywhere);
    if (share < leastShare) return null;
    const isWhole = !matched.anywhere.includes(0);
    const names = sections.map((section) => (section.isEntry ? named(query, section) : 0));
    const longest = Math.max(1, ...names);
    const { isForAuthors, isReference } = index.pages[matched.number];
    const isAskedFor = matched.found[0].some(({ inTitle }) => inTitle.quality > 0.5);
    const scored = sections.flatMap((section, place) => {
      let points = score(ranking, matched, place, sections, average);
      if (points === null) return [];
      points *= share * pointsOfEra(query.era, section, sections[0]);
      if (isForAuthors) points /= 3;
      if (isReference && !isAskedFor) points /= 2;
      if (section.isList) points /= 2.5;
      if (section.isEntry) points *= worthOfEntry(query, names[place], longest);
      return [{ index: place, score: points + pointsOfName(ranking, section, sections), isEntry: section.isEntry }];
    });
    if (scored.length === 0) return null;
    scored.sort((one, other) => other.score - one.score || one.index - other.index);
    const others = scored.slice(1).filter(({ isEntry }) => !isEntry).slice(0, 5);
    const opens = matched.found[0].every(({ inTitle, inText }) => inTitle.quality + inText.quality > 0.5);
    const total = scored[0].score * (opens ? 1.15 : 1)
      + others.reduce((sum, { score }) => sum + Math.min(score, scored[0].score), 0) * 0.3;
    const hasName = query.name !== "" && sections.some((section) => holdsName(query.name, section));
    return { page: matched.number, score: total, hasName, share, isWhole, isForAuthors, sections: scored.slice(0, mostSections) };
  }

  // The pages that may hold enough.
  function candidates(query) {
    const shares = index.pages.map((page) => query.terms.map((term) => mayHold(page.filter, term)));
    const holding = (_, number) => shares.filter((share) => share[number] === 1).length;
    const ranking = weigh(query, holding, index.pages.length, 3);
    const pages = shares.map((share, number) => ({ number, share: shareOf(ranking, share) }));
    const held = pages.filter(({ share }) => share >= leastShare);
    held.sort((one, other) => other.share - one.share || one.number - other.number);
    return held.filter(({ share }, place) => share > 0.999 || place < mostPartial).map(({ number }) => number);
  }

  async function hits(query) {
    const pages = candidates(query);
    await Promise.all([...new Set(pages.map((page) => index.pages[page].shard))].map(needShard));
    const matched = pages.map((page) => findOnPage(query, page));
    const sections = pages.flatMap((page) => sectionsOf(page));
    const average = Math.max(1, sections.reduce((sum, { text }) => sum + text.units.length, 0) / Math.max(1, sections.length));
    const holding = (_, number) => matched.reduce((sum, { found }) =>
      sum + found.filter((terms) => Math.max(terms[number].inTitle.quality, terms[number].inText.quality) > 0.5).length, 0);
    const ranking = weigh(query, holding, Math.max(1, sections.length), 4);
    const found = matched.map((page) => hitOnPage(ranking, page, average)).filter((hit) => hit !== null);
    found.sort((one, other) => other.hasName - one.hasName || other.score - one.score || one.page - other.page);
    const best = Math.max(0, ...found.map(({ share }) => share));
    const kept = found.filter(({ share }, place) => place < fewPages || share >= best * leastOfBest);
    // An entry that is asked for by its name comes first, but behind headings of that name, and behind what explains it where
    // it is for authors: third at the latest.
    const named = kept.findIndex(({ page, sections }) =>
      sections.some(({ index }) => isNamed(query, sectionsOf(page)[index])));
    const place = kept[named]?.isForAuthors || kept[0]?.score >= leastOfName ? fewPages - 1 : 0;
    if (named > place) kept.splice(place, 0, ...kept.splice(named, 1));
    return kept.slice(0, mostPages);
  }

  // --- Numbers

  // A query that begins or ends with a number, with at most a unit behind it, as { digits, rest }; null for any other.
  function numberIn(text) {
    const query = text.normalize("NFKC").trim();
    const first = /^(\d+(?:[.,]\d+)?)\s*(?:pts?|points?|点|點)?(?![\w.,])(.*)$/iu.exec(query);
    const last = /^(.*[^\w.,])(\d+(?:[.,]\d+)?)\s*(?:pts?|points?|点|點)?$/iu.exec(query);
    const [number, rest] = first ? first.slice(1) : last ? [last[2], last[1]] : [];
    return number ? { digits: String(Number(number.replace(",", "."))), rest } : null;
  }

  // What a text says but for fillers.
  const meaning = (text) => meaningOf(phrases(atoms(prepare(text))));

  // --- What is loaded when it is needed

  async function needIndex() {
    if (index === null) await load(language + ".js");
  }

  async function needShard(number) {
    if (!shards.has(number)) await load(language + "-" + number + ".js");
  }

  // The sections of a page, made ready when they are first asked for.
  function sectionsOf(number) {
    const page = index.pages[number];
    page.sections ??= page.raw.map(([anchor, title, text, mark]) => ({
      anchor, title: prepare(title), text: prepare(text), isEntry: mark === 1,
      isList: mark === 2,
    }));
    return page.sections;
  }

  return {
    takeIndex(read) {
      for (let place = 0; place < read.fold.length; place += 2) {
        simplified.set(read.fold.charCodeAt(place), read.fold.charCodeAt(place + 1));
      }
      index = {
        fillers: read.fillers,
        before: read.before,
        since: read.since,
        hasNumbers: read.numbers,
        synonyms: read.synonyms,
        words: read.words === "" ? [] : read.words.split(" "),
        pages: read.pages.map(([path, shard, filter, mark]) => ({
          path, shard, filter, isForAuthors: mark === 1, isReference: mark === 2,
        })),
      };
    },

    takeNumbers(subjects, rows) {
      numbers = { subjects, rows };
    },

    // What is as long as a query that is a number alone, "44" or "44 pt", or a number and the name of a subject: each as { text, label, condition, subjects }, its
    // subjects as { path, anchor, title }.
    async numbers(text) {
      await needIndex();
      const number = numberIn(text);
      if (number === null || !index.hasNumbers) return [];
      if (numbers === null) await load(language + "-numbers.js");
      const found = Object.hasOwn(numbers.rows, number.digits) ? numbers.rows[number.digits] : [];
      const name = meaning(number.rest);
      const isAsked = numbers.subjects.map(([, , title]) => name === "" || meaning(title) === name);
      return found.map(([text, label, condition, places]) => ({
        text, label, condition, subjects: places.filter((place) => isAsked[place]).map((place) => {
          const [path, anchor, title] = numbers.subjects[place];
          return { path, anchor, title };
        }),
      })).filter(({ subjects }) => subjects.length > 0);
    },

    takeShard(number, first, pages) {
      pages.forEach((sections, place) => {
        index.pages[first + place].raw = sections;
      });
      shards.set(number, true);
    },

    // The best pages for a query, at most ten.
    async hits(text) {
      await needIndex();
      const query = parse(text);
      return query.terms.length === 0 ? [] : hits(query);
    },

    path: (page) => index.pages[page].path,
    section: (page, place) => sectionsOf(page)[place],

    // Where a query is found in a text of a section, as pairs of start and end, in order, without overlaps.
    marks(text, prepared) {
      const ranges = [];
      const mark = (way) => eachPlace(way, prepared, (start, end) => ranges.push([start, end]));
      for (const { ways, pieces } of parse(text).terms) {
        const before = ranges.length;
        ways.forEach(mark);
        if (ranges.length === before) pieces.flat().forEach(mark);
      }
      ranges.sort((one, other) => one[0] - other[0] || other[1] - one[1]);
      return ranges.reduce((kept, range) => {
        if (kept.length === 0 || range[0] >= kept.at(-1)[1]) kept.push(range);
        return kept;
      }, []);
    },
  };
}

globalThis.siteSearch = (() => {
  const mostPages = 10;
  // Pages that have less of what is asked come behind those in other languages that have all of it.
  const goodShare = 0.6;
  const engines = new Map();

  // The pages that the languages find, those of the first language first; a page that two find is the first one's.
  async function hits(languages, text) {
    const found = await Promise.all(languages.map((language) => engines.get(language).hits(text)));
    const pages = new Map();
    languages.forEach((language, place) => {
      const engine = engines.get(language);
      for (const hit of found[place]) {
        const path = engine.path(hit.page);
        if (!pages.has(path)) pages.set(path, { language, path, ...hit });
      }
    });
    return [...pages.values()].slice(0, mostPages);
  }

  return {
    mostPages,

    // Makes a language ready to be asked; its loader is called with the names of files.
    start(language, load) {
      if (!engines.has(language)) engines.set(language, searchIn(language, load));
    },

    takeIndex: (read) => engines.get(read.language).takeIndex(read),
    takeShard: (language, number, first, pages) => engines.get(language).takeShard(number, first, pages),
    takeNumbers: (language, subjects, rows) => engines.get(language).takeNumbers(subjects, rows),

    // The best pages for a query, at most ten: { language, path, page, score, sections: [{ index, score }] }.
    // Where none has all of it, those that have in the other languages come first.
    async search(languages, text, others = []) {
      const own = await hits(languages, text);
      if (own.some(({ isWhole, share, isForAuthors }) => isWhole || !isForAuthors && share >= goodShare)) return own;
      const foreign = (await hits(others, text))
        .filter(({ isWhole, isForAuthors }) => own.length === 0 || isWhole && !isForAuthors);
      const known = new Set(foreign.map(({ path }) => path));
      return [...foreign, ...own.filter(({ path }) => !known.has(path))].slice(0, mostPages);
    },

    // What is as long as a query that is a number, in the first language that knows: { language, rows }.
    async numbers(languages, text) {
      for (const language of languages) {
        const rows = await engines.get(language).numbers(text);
        if (rows.length > 0) return { language, rows };
      }
      return { language: languages[0], rows: [] };
    },

    section: ({ language, page }, place) => engines.get(language).section(page, place),
    marks: ({ language }, text, prepared) => engines.get(language).marks(text, prepared),
  };
})();
