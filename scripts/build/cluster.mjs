import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTemplate, templateKey } from "#server/platform/db/embedded/template.ts";
import { root } from "../project-root.mjs";

// dist/cluster.tar.gz: a fresh cluster of the embedded database. A new folder made from it takes half
// the time and memory. It takes some seconds to make, so only when what makes it has changed.

const file = join(root, "dist", "cluster.tar.gz");
const keyFile = join(root, "dist", "cluster.key");

const wanted = templateKey();
if (!existsSync(file) || !existsSync(keyFile) || readFileSync(keyFile, "utf8") !== wanted) {
  await makeTemplate(file);
  writeFileSync(keyFile, wanted);
}
