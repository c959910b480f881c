import { limits } from "#domain/limits.ts";

/** @typedef {{ type: string, start: number, end: number, name?: string, object?: Node, property?: Node, computed?: boolean }} Node */

/** @type {ReadonlyMap<string, number>} */
const numbers = new Map(Object.entries(limits));

/**
 * The members of `limits` in a tree, in the order in which they are written.
 * @param {unknown} tree
 * @returns {Node[]}
 */
function membersIn(tree) {
  if (typeof tree !== "object" || tree === null) return [];
  const node = /** @type {Node} */ (tree);
  const isMember = node.type === "MemberExpression" && node.object?.name === "limits";
  return isMember && !node.computed ? [node] : Object.values(node).flatMap(membersIn);
}

/**
 * The source of a module with the number of each limit in its place.
 * @param {string} source
 * @param {unknown} tree of that source
 */
export function withNumbers(source, tree) {
  let written = "";
  let from = 0;
  for (const { start, end, property } of membersIn(tree)) {
    const number = numbers.get(property?.name ?? "");
    if (number === undefined) throw new Error(`There is no limit ${source.slice(start, end)}.`);
    written += source.slice(from, start) + number;
    from = end;
  }
  return written + source.slice(from);
}

/**
 * Writes limits as numbers where they are used: a page then brings those that it knows, and the first script no names of others.
 * @returns {import("vite").Plugin}
 */
export function limitNumbers() {
  return {
    name: "limit-numbers",
    enforce: "pre",
    transform: {
      filter: { id: /[\\/](contract|domain|web)[\\/].*\.tsx?$/, code: /limits\./ },
      handler(source, id) {
        const tree = this.parse(source, { lang: id.endsWith("x") ? "tsx" : "ts" });
        return { code: withNumbers(source, tree), map: null };
      },
    },
  };
}
