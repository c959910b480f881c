import { once } from "node:events";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { cases } from "#domain/rounds.fixture.ts";
import { built, ended, settings } from "./fixtures/built-server.fixture.ts";

/** A signal triggers `mistake` outside any request. */
async function endedBy(mistake: string): Promise<{ code: unknown; said: string }> {
  const planted = `process.on("SIGUSR2", () => { ${mistake} });`;
  const source = `data:text/javascript,${encodeURIComponent(planted)}`;
  const args = ["--liftoff-only", "--import", source, built];
  const { PATH, TMPDIR } = process.env;
  const folder = await mkdtemp(join(tmpdir(), "cairn-uncaught-"));
  const env = { PATH, TMPDIR, ...settings(`file:${join(folder, "database")}`) };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(async () => {
    await ended(child, "SIGKILL");
    await rm(folder, { recursive: true });
  });
  const said = text(child.stderr);
  child.stdout.once("data", () => child.kill("SIGUSR2"));
  const [code] = await once(child, "exit");
  return { code, said: await said };
}

const mistakes = [
  ["unhandledRejection", 'Promise.reject(new RangeError("planted\\nsecond line"))'],
  ["uncaughtException", 'throw new RangeError("planted\\nsecond line")'],
] as const;

it.each(cases(mistakes, ([origin]) => origin === "unhandledRejection"))(
  "a server ends by an %s, and says so in one line",
  async (origin, mistake) => {
    const { code, said } = await endedBy(mistake);
    expect(code).toBe(1);
    expect(said.trimEnd().split("\n")).toHaveLength(1);
    const message = "planted\nsecond line";
    expect(JSON.parse(said)).toMatchObject({ event: "process.failed", origin, message });
  },
);
