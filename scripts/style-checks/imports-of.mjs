import { Visitor, parseSync } from "rolldown/utils";
import { lineOf } from "./source-files.mjs";

/**
 * @typedef {{ from: string, line: number }} Import `from` is "" where an import() computes its module
 */

/**
 * Imports, export from, import(), and import() in types.
 * @param {string} path
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  /** @type {Import[]} */
  const found = [];
  /** @param {{ start: number, value?: unknown } | null} source */
  const add = (source) => {
    if (source === null) return;
    const from = typeof source.value === "string" ? source.value : "";
    found.push({ from, line: lineOf(text, source.start) });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
  }).visit(program);
  return found;
}
