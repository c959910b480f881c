import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../domain/language.ts";
import { wordsOfEach } from "./words.mjs";

/**
 * dist/server: `serve.js`, the operator's commands, and three worker threads.
 * Packages are bundled: reading their files costs 130 of 230 ms at a start.
 * External: packages that load wasm beside themselves (PGlite, shaping and drawing).
 * Also oidc-provider (development only) and pg-native (not installed).
 * @param {string} root
 * @param {readonly string[]} spoken
 * @returns {import("rolldown").BuildOptions}
 */
export function serverBundle(root, spoken = languages) {
  const { version } = /** @type {{ version: string }} */ (
    JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  );
  return {
    cwd: root,
    platform: "node",
    input: {
      serve: join(root, "run", "serve.ts"),
      admin: join(root, "run", "admin.ts"),
      seed: join(root, "run", "seed.ts"),
      backup: join(root, "run", "backup.ts"),
      restore: join(root, "run", "restore.ts"),
      "pglite-worker": join(root, "server/platform/db/embedded/pglite-worker.ts"),
      "card-worker": join(root, "server/coaching/milestones/card/card-worker.ts"),
      "render-worker": join(root, "server/email/rendering/render-worker.ts"),
    },
    plugins: spoken.length > 1 ? [wordsOfEach(spoken)] : [],
    external: [
      /^@electric-sql\/pglite/,
      /^@resvg\/resvg-wasm/,
      "harfbuzzjs",
      "oidc-provider",
      "pg-native",
    ],
    transform: {
      define: {
        "process.env.NODE_ENV": JSON.stringify("production"),
        "process.env.CAIRN_VERSION": JSON.stringify(version),
      },
    },
    output: {
      dir: join(root, "dist", "server"),
      format: "esm",
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
      cleanDir: true,
    },
  };
}
