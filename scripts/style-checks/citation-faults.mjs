import { lineOf } from "./source-files.mjs";

/** @typedef {{ path: string, text: string }} File */

const PRODUCT = "docs/product.md";
const THREATS = "docs/threats.md";
const number = String.raw`(?:[TF]\d+|\d+(?:\.\d+)?)`;
const citation = new RegExp(
  String.raw`\b(product|threats) (${number}(?:(?:, | and | to )${number})*)`,
  "g",
);
const rules = {
  product: { path: PRODUCT, heading: /^(?:\*\*(\d+\.\d+)\*\*|## (\d+)) /gm },
  threats: { path: THREATS, heading: /^\| ([TF]\d+) \|/gm },
};
// Numbers there are made up.
const ruleItself = /^scripts\/(style-checks\/citation-faults\.mjs|house-rules\.test\.ts)$/;

/**
 * The rule numbers that a document defines.
 * @param {readonly File[]} files
 * @param {keyof typeof rules} name
 */
function numbered(files, name) {
  const { path, heading } = rules[name];
  const text = files.find((file) => file.path === path)?.text ?? "";
  return new Set([...text.matchAll(heading)].map(([, rule, section]) => rule ?? section));
}

/**
 * Citations of rules that do not exist, and missing files that docs/threats.md names.
 * @param {readonly File[]} files
 * @returns {string[]}
 */
export function citationFaults(files) {
  const known = { product: numbered(files, "product"), threats: numbered(files, "threats") };
  const paths = new Set(files.map(({ path }) => path));
  const cited = files.filter(({ path }) => !ruleItself.test(path));
  const unknown = cited.flatMap(({ path, text }) =>
    [...text.matchAll(citation)].flatMap(({ 1: book, 2: list = "", index }) =>
      list
        .split(/, | and | to /)
        .filter((rule) => !known[book === "product" ? "product" : "threats"].has(rule))
        .map((rule) => `${path}:${lineOf(text, index)} cites what is not there (${book} ${rule})`),
    ),
  );
  const threats = files.find(({ path }) => path === THREATS)?.text ?? "";
  const missing = [...threats.matchAll(/`((?:\w[\w-]*\/)+[\w.-]+\.tsx?)`/g)]
    .filter(({ 1: path = "" }) => !paths.has(path))
    .map(({ 1: path, index }) => `${THREATS}:${lineOf(threats, index)} names no file (${path})`);
  return [...unknown, ...missing];
}
