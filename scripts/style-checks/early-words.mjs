import { Visitor, parseSync } from "rolldown/utils";
import { lineOf } from "./source-files.mjs";

// The server speaks all languages (decision 71), so it reads a text only when it needs it.

/** Shown only by builds of one language; and stand-ins for names, which are values of the API. */
const apart =
  /^(contract\/routes|domain\/(template|measure-draft|invitation)|server\/platform\/http\/too-many-cookies)\.ts$/;

/**
 * Texts that a module reads as it is loaded.
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
export function earlyWords(path, source) {
  if (apart.test(path) || path.includes(".words.") || !source.includes(".words.ts")) return [];
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {{ start: number, end: number }[]} */
  const later = [];
  /** @type {number[]} */
  const found = [];
  /** @param {{ start: number, end: number }} node */
  const leave = (node) => void later.push(node);
  new Visitor({
    ImportDeclaration(node) {
      later.push(node);
      if (!node.source.value.endsWith(".words.ts")) return;
      for (const { local } of node.specifiers) names.add(local.name);
    },
    FunctionDeclaration: leave,
    FunctionExpression: leave,
    ArrowFunctionExpression: leave,
    TSTypeQuery: leave,
    TSPropertySignature: leave,
    Property: ({ key, computed }) => void (computed || later.push(key)),
    Identifier({ name, start }) {
      if (names.has(name)) found.push(start);
    },
  }).visit(parseSync(path, source).program);
  return found
    .filter((start) => !later.some((one) => one.start <= start && start < one.end))
    .map((start) => `${path}:${lineOf(source, start)} reads a text at load: read it in a function`);
}
