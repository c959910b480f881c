import crypto from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PgliteEngine } from "#server/platform/db/embedded/pglite-engine.ts";
import { templateKey } from "#server/platform/db/embedded/template.ts";
import { root } from "../project-root.mjs";

// dist/cluster.tar.gz: a fresh embedded database, which halves time and memory of a first start.
// Making it takes seconds, so it is remade only when its sources change.

const file = join(root, "dist", "cluster.tar.gz");
const keyFile = join(root, "dist", "cluster.key");

/** The same bytes in every build: PostgreSQL writes the time and random numbers into a new database. */
async function archive() {
  const begin = Date.UTC(2026, 0, 1);
  Date.now = () => begin;
  globalThis.Date = /** @type {DateConstructor} */ (
    class extends Date {
      /** @param {[] | [number]} at */
      constructor(...at) {
        super(at[0] ?? begin);
      }
    }
  );
  crypto.randomFillSync = (bytes) => bytes;
  const engine = await PgliteEngine.open({ folder: undefined, template: undefined });
  return new Uint8Array(await engine.dump());
}

const wanted = templateKey();
if (!existsSync(file) || !existsSync(keyFile) || readFileSync(keyFile, "utf8") !== wanted) {
  writeFileSync(file, await archive());
  writeFileSync(keyFile, wanted);
  process.exit();
}
