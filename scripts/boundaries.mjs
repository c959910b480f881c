import { posix } from "node:path";
import { pathToFileURL } from "node:url";
import { importsOf } from "./style-checks/imports-of.mjs";
import { isSource, isTest, projectFiles, textOf } from "./style-checks/source-files.mjs";
import { root } from "./project-root.mjs";

// Allowed imports: `domain <- contract <- server | web`; only run/ sees both sides.
// Also checks packages and the rooms of a layer, which tsconfig's project references do not.

/** @typedef {{ sees: string[], packages: string[], node: boolean }} Layer */

/** @type {Record<string, Layer>} */
const layers = {
  domain: { sees: ["domain"], packages: [], node: false },
  contract: { sees: ["domain", "contract"], packages: ["zod"], node: false },
  server: { sees: ["domain", "contract", "server"], packages: ["*"], node: true },
  web: {
    sees: ["domain", "contract", "web"],
    packages: [
      "react",
      "react-dom",
      "wouter",
      "@tanstack/react-query",
      "idb",
      "@simplewebauthn/browser",
    ],
    node: false,
  },
  run: { sees: ["domain", "contract", "server", "web", "run"], packages: ["*"], node: true },
};

/** Build and test tools, never part of the product. */
const tools = ["vite", "rolldown", "vitest", "fast-check", "playwright", "@playwright", "@vitest"];
const testTools = ["vitest", "@vitest", "fast-check"];

// Floors of a layer: a room imports only from rooms below it. `OTHERS` are the rooms that no floor names.
const OTHERS = "*";
/** @type {Record<string, string[][]>} */
const floors = {
  server: [
    ["platform"],
    ["account"],
    ["goals"],
    ["circles"],
    ["email"],
    ["coaching", OTHERS],
    ["goal-life"],
    ["admin"],
    ["development"],
    ["seed"],
    ["operator"],
    ["app"],
  ],
  web: [["style"], ["ui"], ["client"], [OTHERS], ["dashboard", "goal-page"], ["app"]],
};

/** @param {string} from */
function packageName(from) {
  const [first = "", second = ""] = from.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}

/**
 * @param {string[]} allowed
 * @param {string} name
 */
const allows = (allowed, name) =>
  allowed.includes(name) || allowed.includes(name.split("/")[0] ?? "");

/**
 * @param {string} path
 * @param {string} from
 * @param {Layer} layer
 */
function packageFault(path, from, layer) {
  const name = packageName(from);
  if (isTest(path) && (from.startsWith("node:") || allows(testTools, name))) return undefined;
  if (from.startsWith("node:")) return layer.node ? undefined : "has no access to Node";
  if (allows(tools, name)) return `is product code and may not import the tool ${name}`;
  if (allows(layer.packages, name) || layer.packages.includes("*")) return undefined;
  return `may not import the package ${name}`;
}

/**
 * Tests have no floor: those of a server room may import the whole app.
 * @param {string} path
 * @param {string} target
 */
function floorFault(path, target) {
  const [layer = "", room = ""] = path.split("/");
  const [targetLayer, into = ""] = target.split("/");
  const storeys = floors[layer];
  if (storeys === undefined || targetLayer !== layer || room === into || isTest(path))
    return undefined;
  const named = (/** @type {string} */ name) => storeys.findIndex((rooms) => rooms.includes(name));
  const storey = (/** @type {string} */ name) => (named(name) < 0 ? named(OTHERS) : named(name));
  if (storey(into) < storey(room)) return undefined;
  return `${layer}/${room} may not import ${layer}/${into}`;
}

/**
 * @param {string} path
 * @param {string} from
 * @returns {string | undefined} what is wrong with this import
 */
function importFault(path, from) {
  const own = path.split("/")[0] ?? "";
  const layer = layers[own];
  if (layer === undefined) return undefined;
  if (from === "")
    return own === "run" ? undefined : "names no module, so that nobody can check it";
  if (!/^[.#]/.test(from)) return packageFault(path, from, layer);
  if (!/\.\w+(\?\w+)?$/.test(from)) return `imports ${from} without its extension`;
  const target = from.startsWith("#") ? from.slice(1) : posix.join(posix.dirname(path), from);
  const into = target.split("/")[0] ?? "";
  if (!layer.sees.includes(into)) return `${own} may not import ${into}`;
  if (into !== own && !from.startsWith("#"))
    return `reaches ${into} by a relative path: write #${target}`;
  const wrong = floorFault(path, target);
  if (wrong !== undefined) return wrong;
  const elsewhere = path.split("/")[1] !== target.split("/")[1];
  return own in floors && elsewhere && !from.startsWith("#")
    ? `reaches another room by a relative path: write #${target}`
    : undefined;
}

/**
 * A line for each fault.
 * @param {string} path relative to the root
 * @param {string} text
 * @returns {string[]}
 */
export function boundaryFaults(path, text) {
  return importsOf(path, text).flatMap(({ from, line }) => {
    const fault = importFault(path, from);
    return fault === undefined ? [] : [`${path}:${line} ${fault} (${from || "import()"})`];
  });
}

/**
 * @param {string} folder the root of a project
 * @returns {{ faults: string[], files: number }}
 */
export function checkBoundaries(folder) {
  const files = projectFiles(folder).filter(
    (path) => isSource(path) && (path.split("/")[0] ?? "") in layers,
  );
  return {
    faults: files.flatMap((path) => boundaryFaults(path, textOf(folder, path))),
    files: files.length,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { faults, files } = checkBoundaries(root);
  for (const fault of faults) console.error(fault);
  console.log(`${files} files, ${faults.length} imports against the boundaries`);
  // Fail where no file was read.
  process.exitCode = faults.length > 0 || files === 0 ? 1 : 0;
}
