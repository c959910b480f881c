import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { documentedCommands } from "../scripts/docs/commands.mjs";
import { root } from "../scripts/project-root.mjs";
import { openPlace } from "./place.ts";
import { startServer } from "./server-process.ts";

const BACKUP = join(root, "cairn-monday.jsonl.gz");

const commands = (page: string) => documentedCommands(root).get(`docs/${page}.md`) ?? [];

/** As somebody types it in the clone. */
async function typed(line: string, databaseUrl: string): Promise<string> {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, DATABASE_URL: databaseUrl };
  const { stdout } = await promisify(execFile)("sh", ["-c", line], { cwd: root, env });
  return stdout;
}

it("what 'Try it' and 'Backup' say to type does what they say", async () => {
  const place = await openPlace(undefined);
  onTestFinished(async () => {
    await rm(BACKUP, { force: true });
    await place.clear();
  });
  const [from, to] = [await place.embedded(), await place.embedded()];
  const server = await startServer(from, { CAIRN_MODE: "development", LOG_LEVEL: "error" });
  onTestFinished(() => server.kill());
  const [, seed = ""] = commands("try");
  expect(await typed(seed, from)).toMatch(/^Seeded: /m);

  const [backup = "", check = "", restore = ""] = commands("backup");
  expect(await typed(backup, from)).toContain("is written");
  expect(await typed(check, to)).toContain("is whole, and a database takes it");
  await server.stop();
  expect(await typed(restore, to)).toContain("is restored");
});
