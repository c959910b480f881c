import { posix } from "node:path";
import { pathToFileURL } from "node:url";
import { importsOf } from "./style-checks/imports-of.mjs";
import {
  isSource,
  isTest,
  isTranslation,
  projectFiles,
  textOf,
} from "./style-checks/source-files.mjs";
import { root } from "./project-root.mjs";

// Modularity: rooms (first-level folders of server/ and web/), arrows (room A imports room B).
// Also mutual imports, crumbs (small files with one importer beside them) and lines. Some have a limit.

const bars = { rooms: 12, arrows: 45, mutual: 6, sourcesInFolder: 24 };
const CRUMB_LINES = 30;
const layers = /^(domain|contract|server|web|run|bench|scripts)\//;
const product = /^(domain|contract|server|web|run)\//;

/** @param {string} path */
const roomOf = (path) => path.split("/").slice(0, 2).join("/");

/**
 * @param {string} path
 * @param {string} from
 */
const targetOf = (path, from) =>
  from.startsWith("#") ? from.slice(1) : posix.join(posix.dirname(path), from);

/** @param {string} text */
const linesOf = (text) => text.split("\n").length - 1;

/** @param {{ lines: number }[]} files */
const sum = (files) => files.reduce((all, { lines }) => all + lines, 0);

/**
 * Tests, fixtures and journeys.
 * @param {string} folder the root of a project
 */
function linesOfTests(folder) {
  const tests = projectFiles(folder).filter(
    (path) => isSource(path) && (isTest(path) || path.startsWith("e2e/")),
  );
  return sum(tests.map((path) => ({ lines: linesOf(textOf(folder, path)) })));
}

/**
 * @param {string} folder the root of a project
 * @returns {{ path: string, lines: number, targets: string[] }[]} the product's sources
 */
function sourcesOf(folder) {
  return projectFiles(folder)
    .filter((path) => layers.test(path) && isSource(path) && !isTest(path) && !isTranslation(path))
    .map((path) => {
      const text = textOf(folder, path);
      const own = importsOf(path, text).filter(({ from }) => /^[.#]/.test(from));
      const targets = own.map(({ from }) => targetOf(path, from));
      return { path, lines: linesOf(text), targets };
    });
}

/** @param {ReturnType<typeof sourcesOf>} sources */
function crumbsOf(sources) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { path, targets } of sources)
    for (const target of new Set(targets))
      importers.set(target, [...(importers.get(target) ?? []), path]);
  return sources
    .filter(({ path, lines }) => {
      const [only, ...more] = importers.get(path) ?? [];
      if (only === undefined || more.length > 0) return false;
      return lines <= CRUMB_LINES && posix.dirname(only) === posix.dirname(path);
    })
    .map(({ path }) => path);
}

/**
 * @param {string} folder the root of a project
 * @returns {{ lines: string[], faults: string[] }}
 */
export function measure(folder) {
  const sources = sourcesOf(folder);
  const rows = ["server", "web"].map((layer) => {
    const own = sources.filter(({ path }) => path.startsWith(`${layer}/`));
    const rooms = new Set(own.map(({ path }) => roomOf(path)));
    const arrows = new Set(
      own.flatMap(({ path, targets }) =>
        targets
          .map((target) => [roomOf(path), roomOf(target)])
          .filter(([a, b = ""]) => a !== b && b.startsWith(`${layer}/`))
          .map((pair) => pair.join(" ")),
      ),
    );
    const mutual = [...arrows].filter((arrow) => {
      const [a = "", b = ""] = arrow.split(" ");
      return a < b && arrows.has(`${b} ${a}`);
    });
    return { layer, rooms: rooms.size, arrows: arrows.size, mutual };
  });
  const folders = Map.groupBy(sources, ({ path }) => posix.dirname(path));
  const crowded = [...folders]
    .filter(
      ([name, files]) =>
        /^(server|web)\/(?!ui$|platform\/db\/migrations$)/.test(name) &&
        files.length > bars.sourcesInFolder,
    )
    .map(([name, files]) => `${name} holds ${files.length} sources: give it inner rooms`);
  const crumbs = crumbsOf(sources);
  const small = sources.filter(({ lines }) => lines <= 25).length;
  const ofProduct = sum(sources.filter(({ path }) => product.test(path)));
  const server = rows[0];
  const over = (/** @type {"rooms" | "arrows"} */ what) =>
    server !== undefined && server[what] > bars[what]
      ? [`server has ${server[what]} ${what}, at most ${bars[what]}`]
      : [];
  const pairs = server !== undefined && server.mutual.length > bars.mutual ? server.mutual : [];
  return {
    lines: [
      ...rows.map(
        ({ layer, rooms, arrows, mutual }) =>
          `${layer}: ${rooms} rooms, ${arrows} arrows, ${mutual.length} mutual pairs`,
      ),
      `${sources.length} sources, ${small} of at most 25 lines, ${crumbs.length} crumbs`,
      `product: ${ofProduct} lines, tests, fixtures and journeys: ${linesOfTests(folder)} lines`,
    ],
    faults: [
      ...over("rooms"),
      ...over("arrows"),
      ...pairs.map((pair) => `rooms that import each other: ${pair}`),
      ...crowded,
    ],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (process.argv.includes("--crumbs")) console.log(crumbsOf(sourcesOf(root)).join("\n"));
  const { lines, faults } = measure(root);
  for (const fault of faults) console.error(fault);
  console.log(lines.join("\n"));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
