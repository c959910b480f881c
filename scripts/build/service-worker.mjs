import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceLanguage } from "../../domain/language.ts";

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[], isEntry?: boolean }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

// Admins and developers are online: their pages are not needed offline.
const FOR_FEW = /^(admin-|seed-data$|coach-onboarding|join-circle$)/;

/**
 * The entry, the pages, and all their imports.
 * @param {Manifest} manifest
 * @param {Readonly<Record<string, string>>} pages by screen, as the build names their modules
 * @returns {string[]}
 */
export function keptFiles(manifest, pages) {
  const few = Object.entries(pages).flatMap(([screen, page]) => (FOR_FEW.test(screen) ? page : []));
  const left = new Set(few);
  /** @type {Set<string>} */
  const files = new Set();
  const waiting = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const seen = new Set(waiting);
  // The array grows during iteration.
  for (const name of waiting) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
      if (left.has(next) || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith(".woff2"));
  return [...files, ...fonts.map(({ file }) => `/${file}`)].toSorted();
}

/**
 * A hash of the kept files and of the inlined sheet, whose change alone makes another build.
 * @param {Manifest} manifest
 * @param {readonly string[]} files
 * @returns {string}
 */
export function buildName(manifest, files) {
  const sheets = Object.values(manifest).flatMap(({ file }) => (file.endsWith(".css") ? file : []));
  const all = [...files, ...sheets.toSorted()].join("\n");
  return createHash("sha256").update(all).digest("hex").slice(0, 16);
}

/**
 * The worker; build the web app first, whose files it lists.
 * @param {string} root
 * @param {string} folder where the web app is built to
 * @param {string} language
 * @returns {Promise<import("rolldown").BuildOptions>}
 */
export async function workerBundle(root, folder, language = sourceLanguage) {
  /** @param {string} name */
  const read = (name) => readFile(join(folder, ".vite", name), "utf8");
  const manifest = /** @type {Manifest} */ (JSON.parse(await read("manifest.json")));
  const pages = /** @type {Record<string, string>} */ (JSON.parse(await read("screens.json")));
  const files = keptFiles(manifest, pages);
  const name = language === sourceLanguage ? "sw" : `sw.${language}`;
  const build = JSON.stringify(buildName(manifest, files));
  return {
    cwd: root,
    platform: "browser",
    input: { [name]: join(root, "web/client/worker/service-worker.ts") },
    transform: { define: { BUILD_FILES: JSON.stringify(files), BUILD_NAME: build } },
    output: {
      dir: folder,
      format: "iife",
      entryFileNames: "[name].js",
      minify: true,
    },
  };
}
