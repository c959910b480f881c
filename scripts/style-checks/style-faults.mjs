import { posix } from "node:path";
import { isSource, isTest, lineOf } from "./source-files.mjs";

/** @typedef {{ path: string, text: string }} File */

const imported = /import (\w+) from "([^"]+\.module\.css)"/g;
const comment = /\/\*.*?\*\//gs;
const className = /\.([a-z_][\w-]*)/gi;

/**
 * The keys of `styles[...]`, for each imported style module.
 * @param {File[]} sources
 */
function keysOf(sources) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const { path, text } of sources)
    for (const [, styles = "", from = ""] of text.matchAll(imported)) {
      const module = from.startsWith("#") ? from.slice(1) : posix.join(posix.dirname(path), from);
      const uses = text.matchAll(new RegExp(`\\b${styles}\\[([^\\]]+)\\]`, "g"));
      const keys = [...uses].map(([, key = ""]) => key);
      found.set(module, new Set([...(found.get(module) ?? []), ...keys]));
    }
  return found;
}

/** @param {string} text */
function withoutComments(text) {
  return text.replace(comment, (words) => words.replace(/./g, " "));
}

/**
 * Quoted class names and their positions.
 * @param {string} text
 */
function classesOf(text) {
  const all = [...withoutComments(text).matchAll(className)];
  return new Map(all.map(({ 1: name, index }) => [`"${name}"`, lineOf(text, index)]));
}

/**
 * Style modules of one name: their classes would collide (`className` in vite.config.ts).
 * @param {File[]} files
 */
function namesakes(files) {
  const modules = files.map(({ path }) => path).filter((path) => path.endsWith(".module.css"));
  const byName = Map.groupBy(modules, (path) => posix.basename(path));
  return [...byName.values()].flatMap(([first = "", ...others]) =>
    others.map((path) => `${path}:1 has the name of another style module (${first})`),
  );
}

/**
 * Tokens that no sheet sets: browsers ignore them silently.
 * @param {File[]} files
 */
function unsetTokens(files) {
  const sheets = files.filter(({ path }) => path.endsWith(".css"));
  const set = new Set(sheets.flatMap(({ text }) => text.match(/--[\w-]+(?=\s*:)/g) ?? []));
  const asking = files.filter(({ path }) => path.endsWith(".css") || isSource(path));
  return asking.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, token = ""]) => !set.has(token))
      .map(
        ({ 1: token, index }) =>
          `${path}:${lineOf(text, index)} asks for ${token}, which no sheet sets`,
      ),
  );
}

const declaration = /([a-z-]+)\s*:\s*([^;{}]+);/g;
const physical = /^(left|right|float|clear|.*-(left|right)(-.*)?)$/;
const sided = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;

/**
 * @param {string} property
 * @param {string} value
 */
function isPhysical(property, value) {
  if (physical.test(property)) return true;
  if (property === "text-align") return /^(left|right)$/.test(value);
  const sides = value.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "()").split(/\s+/);
  const isUneven = property === "border-radius" ? sides.length > 1 : sides[3] !== undefined;
  return isUneven && (property === "border-radius" || sided.test(property));
}

/**
 * Layout by left and right: it is not mirrored in languages that are read from the right.
 * @param {File[]} files
 */
function physicalSides(files) {
  return files.flatMap(({ path, text }) =>
    /^web\/.*\.css$/.test(path)
      ? [...withoutComments(text).matchAll(declaration)]
          .filter(([, property = "", value = ""]) => isPhysical(property, value))
          .map(
            ({ 1: property, index }) =>
              `${path}:${lineOf(text, index)} lays out by left and right (${property})`,
          )
      : [],
  );
}

/**
 * Unused classes of style modules, and class names that do not exist.
 * Where a name is computed (`styles[tone]`), each class must occur as a text.
 * Also duplicate module names, unset tokens and physical sides.
 * @param {File[]} files
 * @returns {string[]}
 */
export function styleFaults(files) {
  const sources = files.filter(({ path }) => isSource(path) && !isTest(path));
  const keys = keysOf(sources);
  const wrong = files.flatMap(({ path, text }) => {
    if (!path.endsWith(".module.css")) return [];
    const worn = keys.get(path) ?? new Set();
    const classes = classesOf(text);
    const literal = (/** @type {string} */ key) => key.startsWith('"');
    const computed = [...worn].some((key) => !literal(key));
    /** @param {string} name */
    const isWorn = (name) =>
      worn.has(name) || (computed && sources.some((source) => source.text.includes(name)));
    const idle = [...classes].filter(([name]) => !isWorn(name));
    const missing = [...worn].filter((key) => literal(key) && !classes.has(key));
    return [
      ...idle.map(([name, line]) => `${path}:${line} has a class that nobody wears (${name})`),
      ...missing.map((name) => `${path}:1 has no class ${name}, which is asked for`),
    ];
  });
  return [...wrong, ...namesakes(files), ...unsetTokens(files), ...physicalSides(files)];
}
