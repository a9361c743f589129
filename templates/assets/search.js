// The search of the site: what the index and the shards hold is matched and ranked here.
//
// The tool writes index and shards (Sources/Search); texts, hashes and filters mean the same on both sides. Nothing here
// touches the page: search-panel.js shows the results.

"use strict";

// The search of one language. A loader brings its files by name.
function searchIn(language, load) {
  const mostTerms = 8;
  const mostPages = 10;
  const mostSections = 3;
  const mostSpeaking = 8;
  const fewPages = 3;

  let index = null;
  let simplified = new Map();
  const shards = new Map();

  // --- Texts

  function narrowed(unit) {
    if (unit >= 0xff01 && unit <= 0xff5e) return unit - 0xfee0;
    return unit === 0x3000 || unit === 0xa0 ? 0x20 : unit;
  }

  function fold(unit) {
    const narrow = narrowed(unit);
    if (kind(narrow) === "upper") return narrow + 0x20;
    return simplified.get(narrow) ?? narrow;
  }

  const between = (unit, ranges) => ranges.some(([first, last]) => unit >= first && unit <= last);

  // Texts are long and have few different units.
  const knownKinds = new Map();

  function kind(unit) {
    if (!knownKinds.has(unit)) knownKinds.set(unit, kindOf(narrowed(unit)));
    return knownKinds.get(unit);
  }

  function kindOf(narrow) {
    if (between(narrow, [[0x30, 0x39]])) return "digit";
    if (between(narrow, [[0x41, 0x5a], [0xc0, 0xd6], [0xd8, 0xde]])) return "upper";
    if (between(narrow, [[0x61, 0x7a], [0xdf, 0xf6], [0xf8, 0xff], [0x100, 0x24f], [0x370, 0x52f]])) return "lower";
    const ideographs = [
      [0x3040, 0x30ff], [0x3400, 0x4dbf], [0x4e00, 0x9fff], [0xac00, 0xd7a3], [0xd800, 0xdfff], [0xf900, 0xfaff],
    ];
    return between(narrow, ideographs) ? "ideograph" : "separator";
  }

  const isOfWord = (kind) => kind === "lower" || kind === "upper" || kind === "digit";

  // Letters, digits and ideographs, each among themselves.
  const isOneRun = (before, here) =>
    before !== undefined && here !== undefined && before !== "separator" && here !== "separator" &&
    isOfWord(before) === isOfWord(here) && (before === "digit") === (here === "digit");

  // A part of a word begins at each of the capitals of safeAreaInsets, at Table in UITableView, at digits.
  function isStart(position, kinds) {
    const here = kinds[position];
    if (!isOfWord(here)) return false;
    const before = kinds[position - 1];
    if (position === 0 || !isOfWord(before)) return true;
    if (here === "digit" || before === "digit") return here !== before;
    if (here !== "upper") return false;
    return before === "lower" || kinds[position + 1] === "lower";
  }

  function prepare(text) {
    let units = "";
    const kinds = [];
    for (let position = 0; position < text.length; position += 1) {
      const unit = text.charCodeAt(position);
      units += String.fromCharCode(fold(unit));
      kinds.push(kind(unit));
    }
    return { units, kinds, starts: kinds.map((_, position) => isStart(position, kinds)) };
  }

  function runs({ kinds }) {
    const found = [];
    let start = 0;
    while (start < kinds.length) {
      let end = start + 1;
      while (isOneRun(kinds[end - 1], kinds[end])) end += 1;
      if (kinds[start] !== "separator") found.push([start, end]);
      start = end;
    }
    return found;
  }

  const words = (text) => runs(text).map(([start, end]) => text.units.slice(start, end));

  const holdsPhrase = (text, phrase) => phrase !== "" && text.units.includes(phrase);

  // --- Queries

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

  const wordTerm = (word) => ({ spellings: [word, ...stems(word)], isWord: true });

  const ideographTerm = (ideographs) => ({ spellings: [ideographs], isWord: false });

  const holds = (terms, term) => terms.some((other) => other.spellings[0] === term.spellings[0]);

  function parse(text) {
    const prepared = prepare(text);
    const terms = [];
    for (const [start, end] of runs(prepared)) {
      const units = prepared.units.slice(start, end);
      const term = isOfWord(prepared.kinds[start]) ? wordTerm(units) : ideographTerm(units);
      if (!holds(terms, term) && terms.length < mostTerms) terms.push(term);
    }
    const places = runs(prepared);
    const phrase = places.length > 1 ? prepared.units.slice(places[0][0], places.at(-1)[1]) : "";
    return { terms, words: words(prepared), phrase };
  }

  // Longer runs of ideographs are taken apart into pairs, for queries that nothing answers whole.
  function loosened(query) {
    const terms = [];
    for (const term of query.terms) {
      const units = term.spellings[0];
      const pairs = [];
      for (let start = 0; start < Math.max(1, units.length - 1); start += 1) {
        pairs.push(ideographTerm(units.slice(start, start + 2)));
      }
      for (const part of term.isWord ? [term] : pairs) if (!holds(terms, part)) terms.push(part);
    }
    return { terms, words: query.words, phrase: query.phrase };
  }

  // --- Filters

  const lengths = [1, 2, 4, 7];
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

  function grams(spelling, isWord) {
    if (isWord) return [spelling.slice(0, lengths.findLast((length) => length <= spelling.length))];
    if (spelling.length === 1) return [spelling];
    return [...Array(spelling.length - 1).keys()].map((start) => spelling.slice(start, start + 2));
  }

  function places(gram, count) {
    let hash = 2166136261;
    for (let position = 0; position < gram.length; position += 1) {
      const unit = gram.charCodeAt(position);
      hash = Math.imul(hash ^ (unit & 0xff), 16777619);
      hash = Math.imul(hash ^ (unit >> 8), 16777619);
    }
    const second = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    return [(hash >>> 0) % count, ((second ^ (second >>> 13)) >>> 0) % count];
  }

  const isSet = (filter, place) => (alphabet.indexOf(filter[Math.floor(place / 6)]) >> place % 6) & 1;

  function mayHold(filter, term) {
    const count = filter.length * 6;
    return term.spellings.some((spelling) =>
      grams(spelling, term.isWord).every((gram) => places(gram, count).every((place) => isSet(filter, place))),
    );
  }

  // --- Matching

  // 3: a whole word as it was typed; 2: a whole part of one, or a word but for its ending; 1: a beginning.
  function qualityAt(start, spelling, term, text) {
    const end = start + spelling.length;
    if (term.isWord && !text.starts[start]) return 0;
    const isContinued = isOneRun(text.kinds[end - 1], text.kinds[end]);
    if (!isContinued && !isOneRun(text.kinds[start - 1], text.kinds[start])) return 3;
    return !term.isWord || !isContinued || text.starts[end] ? 2 : 1;
  }

  // How well and how often a term is found, and where, as pairs of start and end.
  function match(term, text) {
    const found = { quality: 0, count: 0, ranges: [] };
    const counted = new Set();
    term.spellings.forEach((spelling, number) => {
      let start = text.units.indexOf(spelling);
      for (; start >= 0; start = text.units.indexOf(spelling, start + 1)) {
        const quality = qualityAt(start, spelling, term, text);
        if (quality === 0) continue;
        found.quality = Math.max(found.quality, number > 0 ? Math.min(quality, 2) : quality);
        counted.add(start);
        found.ranges.push([start, start + spelling.length]);
      }
    });
    found.count = counted.size;
    return found;
  }

  // --- Ranking
  //
  // In a section, a term counts for (20 + 10 × quality) in the heading, 15 more when that is the page's title, and for
  // (3 × quality + occurrences up to 5) in the text. Terms that stand only in the page's title count 10; one term at
  // least must stand in the section itself. Each is multiplied by how rare the term is. All words one behind the other
  // count 25 in the heading, or 10 in the text, times the rarest. A heading that begins with the query gets 150 more. One
  // that is the query gets 10,000, a title 20,000, a heading asked for behind its page's title 5,000: more than anything
  // else can come to, and the tool relies on it. An entry is looked up by its name: it gets none of this, and a third
  // where its name is not the query.
  //
  // A page stands as high as its best section, and higher by how much it is about what is asked: 3 for each section that
  // answers, up to eight of them, and 15 when it opens with it, times the weight of the query.

  // A weight by term: 1, and one more for every halving of the pages that may hold it, up to 5.
  function rank(query) {
    const weights = query.terms.map((term) => {
      const holding = index.pages.filter((page) => mayHold(page.filter, term)).length;
      let weight = 1;
      while (weight < 5 && holding > 0 && holding * 2 ** weight <= index.pages.length) weight += 1;
      return weight;
    });
    return { query, weights };
  }

  function suffices(isFound, isLoose) {
    return isLoose ? isFound.filter(Boolean).length * 3 >= Math.max(1, isFound.length) : !isFound.includes(false);
  }

  const mayAnswer = (ranking, page, isLoose) =>
    suffices(ranking.query.terms.map((term) => mayHold(page.filter, term)), isLoose);

  function score(ranking, section, sections, isLoose) {
    const isFirst = section === sections[0];
    let total = pointsOfPhrase(ranking, section);
    let isHere = false;
    const isFound = ranking.query.terms.map((term, number) => {
      const inTitle = match(term, section.title);
      const inText = match(term, section.text);
      let points = 0;
      if (inTitle.quality > 0) points += 20 + 10 * inTitle.quality + (isFirst ? 15 : 0);
      if (inText.quality > 0) points += 3 * inText.quality + Math.min(inText.count, 5);
      isHere ||= points > 0;
      if (points === 0 && match(term, sections[0].title).quality > 0) points = 10;
      total += points * ranking.weights[number];
      return points > 0;
    });
    if (!isHere || !suffices(isFound, isLoose)) return null;
    const asked = ranking.query.words;
    const heading = words(section.title);
    if (isSame(heading, asked) && !section.isEntry) return total + (isFirst ? 20000 : 10000);
    if (isSame([...words(sections[0].title), ...heading], asked)) return total + 5000;
    if (section.isEntry) return isSame(heading, asked) ? total : Math.floor(total / 3);
    return isSame(heading.slice(0, asked.length), asked) ? total + 150 : total;
  }

  function pointsOfPhrase({ query, weights }, section) {
    const points = holdsPhrase(section.title, query.phrase) ? 25 : holdsPhrase(section.text, query.phrase) ? 10 : 0;
    return points * Math.max(...weights);
  }

  // What a page gets besides the score of its best section, by the sections that answer.
  function standing({ query, weights }, sections, found) {
    const speaking = Math.min(found.filter(({ index }) => !sections[index].isEntry).length, mostSpeaking);
    const opening = sections[0].text;
    const isOpening = query.phrase === ""
      ? query.terms.every((term) => match(term, opening).quality > 1)
      : holdsPhrase(opening, query.phrase);
    return (3 * speaking + (isOpening ? 15 : 0)) * weights.reduce((sum, weight) => sum + weight, 0);
  }

  // An entry that is asked for by its name.
  const isNamed = (ranking, section) => section.isEntry && isSame(words(section.title), ranking.query.words);

  const isSame = (one, other) => one.length === other.length && one.every((word, place) => word === other[place]);

  function hitsOnPage(ranking, number, isLoose) {
    const sections = sectionsOf(number);
    const found = sections
      .map((section, place) => ({ index: place, score: score(ranking, section, sections, isLoose) }))
      .filter((section) => section.score !== null);
    found.sort((one, other) => other.score - one.score || one.index - other.index);
    if (found.length === 0) return null;
    const total = found[0].score + (isLoose ? 0 : standing(ranking, sections, found));
    return { page: number, score: total, sections: found.slice(0, mostSections) };
  }

  async function hits(query, isLoose) {
    const ranking = rank(query);
    const candidates = [...index.pages.keys()].filter((page) => mayAnswer(ranking, index.pages[page], isLoose));
    await Promise.all([...new Set(candidates.map((page) => index.pages[page].shard))].map(needShard));
    const found = candidates.map((page) => hitsOnPage(ranking, page, isLoose)).filter((hit) => hit !== null);
    found.sort((one, other) => other.score - one.score || one.page - other.page);
    // An entry that is asked for by its name comes third at the latest.
    const named = found.findIndex(({ page, sections }) =>
      sections.some(({ index }) => isNamed(ranking, sectionsOf(page)[index])));
    if (named >= fewPages) found.splice(fewPages - 1, 0, ...found.splice(named, 1));
    return found.slice(0, mostPages);
  }

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
    page.sections ??= page.raw.map(([anchor, title, text, entry]) => ({
      anchor,
      rawTitle: title,
      rawText: text,
      title: prepare(title),
      text: prepare(text),
      isEntry: entry !== undefined,
    }));
    return page.sections;
  }

  return {
    takeIndex(read) {
      for (let place = 0; place < read.fold.length; place += 2) {
        simplified.set(read.fold.charCodeAt(place), read.fold.charCodeAt(place + 1));
      }
      index = { pages: read.pages.map(([path, shard, filter]) => ({ path, shard, filter })) };
    },

    takeShard(number, first, pages) {
      pages.forEach((sections, place) => {
        index.pages[first + place].raw = sections;
      });
      shards.set(number, true);
    },

    // The best pages for a query, at most ten. A loose search is for queries that a strict one does not answer.
    async hits(text, isLoose) {
      await needIndex();
      const query = parse(text);
      if (query.terms.length === 0) return [];
      return hits(isLoose ? loosened(query) : query, isLoose);
    },

    path: (page) => index.pages[page].path,
    section: (page, place) => sectionsOf(page)[place],

    // Where a query is found in a text of a section, as pairs of start and end, in order, without overlaps.
    marks(text, prepared) {
      const query = parse(text);
      let ranges = query.terms.flatMap((term) => match(term, prepared).ranges);
      if (ranges.length === 0) ranges = loosened(query).terms.flatMap((term) => match(term, prepared).ranges);
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
  const fewPages = 3;
  const engines = new Map();

  // The pages that the languages find, those of the first language first; a page that two find is the first one's.
  async function hits(languages, text, isLoose) {
    const found = await Promise.all(languages.map((language) => engines.get(language).hits(text, isLoose)));
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

    // The best pages for a query, at most ten: { language, path, page, score, sections: [{ index, score }] }.
    // Where fewer than three have all terms, those with a third of them follow; where none has, before these come those
    // that have all in the other languages.
    async search(languages, text, others = []) {
      const strict = await hits(languages, text, false);
      if (strict.length >= fewPages) return strict;
      const foreign = strict.length === 0 ? await hits(others, text, false) : [];
      const known = new Set([...strict, ...foreign].map(({ path }) => path));
      const loose = (await hits(languages, text, true)).filter(({ path }) => !known.has(path));
      const found = [...strict, ...foreign, ...loose].slice(0, mostPages);
      return found.length > 0 ? found : hits(others, text, true);
    },

    section: ({ language, page }, place) => engines.get(language).section(page, place),
    marks: ({ language }, text, prepared) => engines.get(language).marks(text, prepared),
  };
})();
