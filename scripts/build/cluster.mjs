import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTemplate, templateKey } from "#server/platform/db/embedded/template.ts";
import { root } from "../project-root.mjs";

// dist/cluster.tar.gz: a fresh embedded database, which halves time and memory of a first start.
// Making it takes seconds, so it is remade only when its sources change.

const file = join(root, "dist", "cluster.tar.gz");
const keyFile = join(root, "dist", "cluster.key");

const wanted = templateKey();
if (!existsSync(file) || !existsSync(keyFile) || readFileSync(keyFile, "utf8") !== wanted) {
  await makeTemplate(file);
  writeFileSync(keyFile, wanted);
}
