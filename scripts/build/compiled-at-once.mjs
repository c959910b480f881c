// The first line of a file, or it counts for nothing (V8's explicit compile hints, Chromium 136).
const HINT = "//# allFunctionsCalledOnLoad\n";
/** In characters: what is smaller has too few functions to tell, and would cost each page some bytes. */
const LEAST = 8_000;

/**
 * Has Chromium compile each larger file whole, in a thread of its own, while it comes: a file is loaded where most of it is about
 * to run, and what is compiled at its first call keeps the page waiting (decision 57). To others it is a comment.
 * @returns {import("vite").Plugin}
 */
export function compiledAtOnce() {
  return {
    name: "compiled-at-once",
    enforce: "post",
    generateBundle: {
      // After Vite has written into each chunk what it has to wait for.
      order: "post",
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === "chunk" && output.code.length >= LEAST)
            output.code = HINT + output.code;
      },
    },
  };
}
