import { posix, relative, sep } from "node:path";

const PAGES = "web/app/pages.ts";
const LINE = /^\s*"?([a-z-]+)"?: \(\) =>\s*import\("([^"]+)"\)/gm;

/**
 * Module specifiers by screen, from the source of the table of pages.
 * @param {string} source
 * @returns {Record<string, string>}
 */
export function pageModules(source) {
  /** @type {[string, string][]} */
  const lines = [...source.matchAll(LINE)].map(([, screen = "", module = ""]) => [screen, module]);
  const imports = source.match(/\bimport\(/g)?.length ?? 0;
  // Fail when the table's form changes: otherwise documents would silently lose their preloads.
  if (lines.length !== imports)
    throw new Error(`${PAGES} names ${imports} modules, of which ${lines.length} could be read.`);
  return Object.fromEntries(lines);
}

/**
 * Writes `.vite/screens.json`: each screen's key in Vite's manifest, for preloads.
 * @param {string} root
 * @returns {import("vite").Plugin}
 */
export function screenModules(root) {
  /** @type {Record<string, string>} */
  let screens = {};
  return {
    name: "screen-modules",
    enforce: "pre",
    transform: {
      filter: { id: /[\\/]web[\\/]app[\\/]pages\.ts$/ },
      async handler(source, importer) {
        const found = Object.entries(pageModules(source)).map(async ([screen, specifier]) => {
          const module = await this.resolve(specifier, importer);
          if (module === null) throw new Error(`${PAGES} names ${specifier}, which is not there.`);
          const path = relative(root, module.id).split(sep).join(posix.sep);
          return /** @type {const} */ ([screen, path]);
        });
        screens = Object.fromEntries(await Promise.all(found));
      },
    },
    generateBundle() {
      const source = JSON.stringify(screens, null, 2);
      this.emitFile({ type: "asset", fileName: ".vite/screens.json", source });
    },
  };
}
