import { isSource, lineOf } from "./source-files.mjs";

// Names without meaning attract everything.
const emptyName = /^(utils?|helpers?|common|misc|types?|constants?|services?|managers?|index)$/;
const part = /(^|-)(utils?|helpers?|misc|constants|service|manager)$/;

/** @type {{ pattern: RegExp, fault: string }[]} */
const unwanted = [
  { pattern: /\b(TODO|FIXME|XXX|HACK)\b/, fault: "leaves work in a comment" },
  {
    pattern: /(?<![\w.}$/])\/(home|root|Users|work|tmp)\/[\w.-]+/,
    fault: "names a path of one machine",
  },
  {
    pattern: /(?<![\w/.-])(?:spec \d|(?:spec|product|trust|look|design|beyond)\.md\b)/i,
    fault: "cites what the repository does not hold",
  },
];
// These contain the forbidden words as rule or test.
const ruleItself = /^scripts\/(style-checks\/content-faults\.mjs|house-rules\.test\.ts)$/;

/**
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function contentFaults(path, text) {
  const faults = [];
  const name = (path.split("/").at(-1) ?? "").replace(/\..*$/, "");
  if (isSource(path) && (emptyName.test(name) || part.test(name))) {
    faults.push(`${path}:1 has a name that says nothing`);
  }
  if (ruleItself.test(path)) return faults;
  for (const { pattern, fault } of unwanted) {
    const found = pattern.exec(text);
    if (found) faults.push(`${path}:${lineOf(text, found.index)} ${fault} (${found[0]})`);
  }
  return faults;
}
