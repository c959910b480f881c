/** @typedef {import("rolldown").OutputBundle} Bundle */

// Vite's mark at the end of a chunk's sheet.
const VITES_MARK = /\s*\/\*\$vite\$:\d+\*\/$/;

/**
 * In cascade order: static imports before their importer, dynamic imports last.
 * @param {Bundle} bundle
 */
function chunksInOrder(bundle) {
  const outputs = Object.values(bundle);
  const waiting = outputs.filter(
    (output) => output.type === "chunk" && output.isEntry && !output.isDynamicEntry,
  );
  /** @type {Set<import("rolldown").OutputChunk>} */
  const found = new Set();
  /** @type {(output: Bundle[string] | undefined) => void} */
  const collect = (output) => {
    if (output?.type !== "chunk" || found.has(output)) return;
    for (const name of output.imports) collect(bundle[name]);
    waiting.push(...output.dynamicImports.flatMap((name) => bundle[name] ?? []));
    found.add(output);
  };
  // The array grows during iteration.
  for (const output of waiting) collect(output);
  return found;
}

/**
 * Merges the sheets of all chunks into one, which the server inlines into every document.
 * The chunk `apart` keeps its sheet.
 * @param {string} apart
 * @returns {import("vite").Plugin}
 */
export function oneStyleSheet(apart) {
  return {
    name: "one-style-sheet",
    generateBundle: {
      // Before Vite writes each chunk's style dependencies into it.
      order: "pre",
      handler(_options, bundle) {
        let source = "";
        for (const { name, viteMetadata } of chunksInOrder(bundle)) {
          if (name === apart) continue;
          for (const file of viteMetadata?.importedCss ?? []) {
            const sheet = bundle[file];
            if (sheet?.type !== "asset") throw new Error(`The chunk ${name} has no ${file}.`);
            source += String(sheet.source).replace(VITES_MARK, "");
            delete bundle[file];
          }
          viteMetadata?.importedCss.clear();
        }
        this.emitFile({ type: "asset", name: "style.css", source });
      },
    },
  };
}
