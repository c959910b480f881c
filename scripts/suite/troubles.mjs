import { stripVTControlCharacters } from "node:util";

/** @typedef {import("./counts.mjs").Trouble} Trouble */

/** @type {Record<Trouble["kind"], string[]>} */
const marks = { failed: [], retried: ["(passed when tried again)"], skipped: ["(skipped)"] };

// Enough to see what it is, where only the end of a log is shown.
const most = 30;
const linesEach = 8;
const lineWidth = 240;

/**
 * What went wrong in each stage, under a heading of its own; nothing where nothing did.
 * @param {{ name: string, troubles: Trouble[] }[]} stages
 * @returns {string[]}
 */
export function troubleLines(stages) {
  const all = stages.flatMap(({ name, troubles }) =>
    troubles.map((trouble) => linesOf(name, trouble)),
  );
  if (all.length === 0) return [];
  const rest = all.length > most ? [`... and ${all.length - most} more`] : [];
  return ["== failed", ...all.slice(0, most).flat(), ...rest];
}

/**
 * @param {string} stage
 * @param {Trouble} trouble
 */
function linesOf(stage, { kind, where, message }) {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  // The last line says where it was thrown.
  const shown =
    lines.length < linesEach ? lines : [...lines.slice(0, linesEach - 2), ...lines.slice(-1)];
  const heading = [stage, where, ...marks[kind]];
  return [
    heading.filter((part) => part !== "").join("  "),
    ...shown.map((line) => `    ${line.trimEnd()}`),
  ].map((line) => line.slice(0, lineWidth));
}
