import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTemplate } from "#server/platform/db/embedded/template.ts";
import { root } from "../project-root.mjs";

// dist/cluster.tar.gz: a fresh cluster of the embedded database. A new folder made from it takes half
// the time and memory. It takes some seconds to make, so only when what makes it has changed.

const file = join(root, "dist", "cluster.tar.gz");
const keyFile = join(root, "dist", "cluster.key");

function key() {
  const db = join(root, "server/platform/db/embedded");
  const makers = readdirSync(db).filter((name) => /^(pglite-.*|template)\.ts$/.test(name));
  const paths = [
    ...makers.map((name) => join(db, name)),
    join(root, "node_modules", "@electric-sql", "pglite", "package.json"),
  ];
  const hash = createHash("sha256");
  for (const path of paths.toSorted()) hash.update(readFileSync(path));
  return hash.digest("hex");
}

const wanted = key();
if (!existsSync(file) || !existsSync(keyFile) || readFileSync(keyFile, "utf8") !== wanted) {
  await makeTemplate(file);
  writeFileSync(keyFile, wanted);
}
