import { once } from "node:events";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { built, settings } from "./fixtures/built-server.fixture.ts";

let folder: string;

beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "cairn-uncaught-"))));
afterEach(() => rm(folder, { recursive: true }));

/** A server in which a mistake is planted that a signal sets off, outside any request; its code and what it said. */
async function endedBy(mistake: string): Promise<{ code: unknown; said: string }> {
  const planted = `process.on("SIGUSR2", () => { ${mistake} });`;
  const args = ["--import", `data:text/javascript,${encodeURIComponent(planted)}`, built];
  const { PATH, TMPDIR } = process.env;
  const env = { PATH, TMPDIR, ...settings(`file:${join(folder, "database")}`) };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const said = text(child.stderr);
  child.stdout.once("data", () => child.kill("SIGUSR2"));
  const [code] = await once(child, "exit");
  return { code, said: await said };
}

it.each([
  ["unhandledRejection", 'Promise.reject(new RangeError("planted\\nsecond line"))'],
  ["uncaughtException", 'throw new RangeError("planted\\nsecond line")'],
])("a server ends by an %s, and says so in one line", async (origin, mistake) => {
  const { code, said } = await endedBy(mistake);
  expect(code).toBe(1);
  expect(said.trimEnd().split("\n")).toHaveLength(1);
  const message = "planted\nsecond line";
  expect(JSON.parse(said)).toMatchObject({ event: "process.failed", origin, message });
});
