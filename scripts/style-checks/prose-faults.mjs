import { isTest, lineOf } from "./source-files.mjs";

const MOST = 120;
const comment = /\/\*\*?([^]*?)\*\/|((?:^[ \t]*\/\/.*\n)+)/gm;
const marks = /^[ \t]*(?:\/\/|\*)[ \t]?/gm;
const sentenceEnd = /(?<=[.!?:;])\s+/;

// A function is a verb; in the domain a pure transition may be a participle.
const bareName =
  /^export (?:async )?function\*? ([a-z]+(?:ed|ing)|hear|heard|tell|told|kept|seen|let|come|stand|lie)\b/gm;

/**
 * What of a source's comments and names has to be read twice.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function proseFaults(path, text) {
  const long = [...text.matchAll(comment)].flatMap(({ index, 1: block, 2: lines }) =>
    (block ?? lines ?? "")
      .replace(marks, "")
      .replace(/(?:^|\n)@\w[^]*$/, "")
      .trim()
      .replace(/\s+/g, " ")
      .split(sentenceEnd)
      .filter((sentence) => sentence.length > MOST)
      .map((sentence) => `${path}:${lineOf(text, index)} has a long comment (${sentence})`),
  );
  if (!/^(contract|server|web|run)\//.test(path) || isTest(path)) return long;
  const bare = [...text.matchAll(bareName)].map(
    ({ index, 1: name }) => `${path}:${lineOf(text, index)} exports a bare participle (${name})`,
  );
  return [...long, ...bare];
}

/**
 * The lines of a document that a diff cannot show; tables, links and code aside.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function longLines(path, text) {
  const prose = text.replace(/^```[^]*?^```$/gm, (code) => code.replace(/.+/g, ""));
  return prose
    .split("\n")
    .flatMap((line, at) =>
      line.length > MOST && !/^\s*\||\]\(|https?:/.test(line)
        ? [`${path}:${at + 1} is longer than ${MOST} characters`]
        : [],
    );
}
