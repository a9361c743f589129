// node ask.js SCRIPT FOLDER QUESTIONS: prints what the site's script answers, as JSON.
//
// SCRIPT is search.js, FOLDER holds the index. QUESTIONS is a file with a list of { text, languages, others }; an answer is
// the list of sections that are found, the best page first: { language, path, anchor }. One with isNumber is answered with
// what has the number, such as "44 Status bar: iPhone X, iPhone XS".

"use strict";

const fs = require("node:fs");
const vm = require("node:vm");

const [script, folder, questions] = process.argv.slice(2);
const run = (path) => vm.runInThisContext(fs.readFileSync(path, "utf8"), path);

run(script);

(async () => {
  const answers = [];
  for (const { text, languages, others, isNumber } of JSON.parse(fs.readFileSync(questions, "utf8"))) {
    for (const language of [...languages, ...others]) {
      siteSearch.start(language, async (name) => run(`${folder}/${name}`));
    }
    if (isNumber) {
      const { rows } = await siteSearch.numbers(languages, text);
      answers.push(rows.map(({ text, label, condition, subjects }) => `${text} ${label}${condition && ", " + condition}: ${subjects.map(({ title }) => title).join(", ")}`));
      continue;
    }
    const hits = await siteSearch.search(languages, text, others);
    answers.push(
      hits.flatMap((hit) =>
        hit.sections.map(({ index }) => ({
          language: hit.language,
          path: hit.path,
          anchor: siteSearch.section(hit, index).anchor,
        })),
      ),
    );
  }
  process.stdout.write(JSON.stringify(answers));
})();
