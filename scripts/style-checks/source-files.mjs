import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const notOurs = new Set(["data", ".cache", ".git", "test-results"]);
/** In any folder. */
const installedOrBuilt = new Set(["node_modules", "dist", "cache"]);

/**
 * Every project file, relative to root with forward slashes (no git needed).
 * @param {string} root
 * @param {string} [folder]
 * @returns {string[]}
 */
export function projectFiles(root, folder = "") {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (installedOrBuilt.has(entry.name) || (folder === "" && notOurs.has(entry.name))) return [];
    if (entry.isDirectory()) return projectFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/**
 * @param {string} root
 * @param {string} path
 */
export const textOf = (root, path) => readFileSync(join(root, path), "utf8");

/** @param {string} path */
export const isSource = (path) => /\.(ts|tsx|mts|mjs)$/.test(path);

/**
 * Tests and fixtures, which are not part of the product.
 * @param {string} path
 */
export const isTest = (path) => /\.(test|fixture)\.tsx?$/.test(path);

/** @param {string} path */
export const isTranslation = (path) => /\.words\.[\w-]+\.ts$/.test(path);

/**
 * @param {string} text
 * @param {number} offset
 */
export const lineOf = (text, offset) => text.slice(0, offset).split("\n").length;
