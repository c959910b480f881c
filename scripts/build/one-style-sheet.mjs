/** @typedef {import("rolldown").OutputBundle} Bundle */

// Vite ends the sheet of a chunk with it.
const VITES_MARK = /\s*\/\*\$vite\$:\d+\*\/$/;

/**
 * The chunks in the order of their styles: what a chunk imports at once before it, what is loaded later after all
 * that is not.
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
  // It grows while it is gone through.
  for (const output of waiting) collect(output);
  return found;
}

/**
 * Vite makes a style sheet for each chunk, which is loaded with it. All become one that no chunk names, for the server
 * to put into every document; the sheet of the chunk `apart` stays with that.
 * @param {string} apart
 * @returns {import("vite").Plugin}
 */
export function oneStyleSheet(apart) {
  return {
    name: "one-style-sheet",
    generateBundle: {
      // Before Vite writes into each chunk what it has to wait for.
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
