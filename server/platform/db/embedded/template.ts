import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { PgliteThread } from "./pglite-thread.ts";

export async function makeTemplate(
  file: string,
  fill: (thread: PgliteThread) => Promise<void> = async () => {},
  from?: string,
): Promise<void> {
  const thread = await PgliteThread.start({ folder: undefined, template: from }, () => {});
  await fill(thread);
  const archive = await thread.dump();
  await thread.close();
  await mkdir(dirname(file), { recursive: true });
  // Rename, so that concurrent readers see no file or a whole one.
  await writeFile(`${file}.${process.pid}`, archive);
  await rename(`${file}.${process.pid}`, file);
}

export function templateKey(): string {
  const here = new URL("./", import.meta.url);
  const makers = readdirSync(here).filter((name) => /^(pglite-.*|template)\.ts$/.test(name));
  const pglite = "../../../../node_modules/@electric-sql/pglite/package.json";
  const hash = createHash("sha256");
  for (const name of [...makers.toSorted(), pglite]) hash.update(readFileSync(new URL(name, here)));
  return hash.digest("hex");
}
