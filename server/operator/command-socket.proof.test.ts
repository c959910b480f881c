import { execFile, type ChildProcess } from "node:child_process";
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { built, ended, settings, startBuilt } from "#server/app/fixtures/built-server.fixture.ts";
import { mayBeAnother, strangerAt } from "./fixtures/stranger.fixture.ts";
import { socketPath } from "./socket-place.ts";

const command = join(dirname(built), "admin.js");

let folder: string;
let children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-socket-"));
});
afterEach(async () => {
  for (const child of children) await ended(child, "SIGKILL");
  children = [];
  await rm(folder, { recursive: true });
});

function admin(url: string, ...args: readonly string[]) {
  const env = { ...process.env, ...settings(url) };
  return promisify(execFile)(process.execPath, [command, ...args], { env, timeout: 60_000 });
}

it.runIf(process.platform === "linux")(
  "a command reaches a server whose folder has a long path, and nothing of it is in the temporary folder",
  async () => {
    const url = `file:${join(folder, "a".repeat(90), "b".repeat(90))}`;
    children.push(await startBuilt(url, { TMPDIR: "/nowhere" }));
    expect(dirname(socketPath(url))).toBe(join(folder, "a".repeat(90)));
    const { stdout } = await admin(url, "create", "ada@example.org");
    expect(stdout).toContain("The admin account is made.");
  },
);

it.runIf(mayBeAnother)(
  "a command says nothing to another user who listens in the server's place, and says why",
  async () => {
    chmodSync(folder, 0o1777);
    const url = `file:${join(folder, "data")}`;
    const path = socketPath(url);
    const { child, told } = await strangerAt(path);
    children.push(child);
    await expect(admin(url, "create", "ada@example.org")).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(
        /data\.sock is nobody's, .+ no command goes there\. Run the server /,
      ),
    });
    // The server serves all the same.
    children.push(await startBuilt(url));
    await ended(child, "SIGTERM");
    expect(told).toEqual(["listening"]);
  },
);
