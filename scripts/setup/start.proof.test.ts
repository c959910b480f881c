import { spawn } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Clone, makeClone } from "./clone.fixture.ts";
import { claim } from "./folder-claim.mjs";

let clone: Clone;
/** Installed and built. */
let used: Clone;
beforeAll(async () => {
  clone = used = makeClone();
  await servedAndStopped();
});
afterAll(() => used.remove());
beforeEach(() => {
  clone = makeClone();
});
afterEach(() => clone.remove());

/** Copies `used`. */
function startedBefore() {
  clone.remove();
  clone = makeClone(used.folder);
}

async function served() {
  const run = clone.start();
  const [, pid] = await run.line(/serving (\d+)/);
  return { ...run, pid: Number(pid) };
}

async function servedAndStopped() {
  const run = await served();
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(7);
  return run;
}

test("a first start installs with everything, builds and serves; a second does neither", async () => {
  const first = await servedAndStopped();
  expect(first.output()).toMatch(
    /installing packages.*\.\.\.\n.*done.*\ncairn: building\.\.\.\n.*done.*\nserving/,
  );
  expect(clone.log("npm.log")).toHaveLength(1);
  expect(clone.log("npm.log")[0]).toMatch(/^ci --include=dev --include=optional --ignore-scripts /);
  const second = await servedAndStopped();
  expect(second.output()).toMatch(/^serving \d+\n$/);
  expect(clone.log("npm.log")).toHaveLength(1);
});

test("a changed source builds again, a changed test does not", async () => {
  startedBefore();
  clone.put("run/serve.test.ts", "export {};");
  await servedAndStopped();
  expect(clone.log("build.log")).toHaveLength(1);
  clone.put("run/serve.ts", "export const changed = 1;");
  await servedAndStopped();
  expect(clone.log("build.log")).toHaveLength(2);
  expect(clone.log("npm.log")).toHaveLength(1);
});

test.each(["package-lock.json", "package.json"])("a changed %s installs again", async (path) => {
  startedBefore();
  clone.put(path, `{"type":"module","dependencies":{}}`);
  await servedAndStopped();
  expect(clone.log("npm.log")).toHaveLength(2);
});

test("while a server runs nothing is rebuilt under it, but an unchanged folder serves twice", async () => {
  startedBefore();
  const running = await served();
  const beside = await served();
  expect(clone.log("build.log")).toHaveLength(1);
  clone.put("run/serve.ts", "export const changed = 1;");
  const refused = clone.start();
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(
    /^cairn: .* process \d+ still runs from this folder: stop it first\.\n$/,
  );
  expect(clone.log("build.log")).toHaveLength(1);
  for (const { child, ended } of [running, beside]) {
    child.kill("SIGTERM");
    await ended;
  }
  await servedAndStopped();
  expect(clone.log("build.log")).toHaveLength(2);
});

test("of three starts at once one installs and builds, the others wait for it", async () => {
  const { env, letGo } = clone.slowNpm;
  const runs = [1, 2, 3].map(() => clone.start(env));
  const waiting = () => runs.filter((run) => run.output().includes("waiting for process"));
  await expect.poll(() => waiting().length).toBe(2);
  letGo();
  await Promise.all(runs.map((run) => run.line(/serving \d+/)));
  expect(clone.log("npm.log")).toHaveLength(1);
  expect(clone.log("build.log")).toHaveLength(1);
  expect(waiting()).toHaveLength(2);
});

test("a start killed in the middle of installing does not lock the folder for good", async () => {
  const { env, letGo } = clone.slowNpm;
  const killed = clone.start(env);
  const claims = join(clone.folder, ".cache", "claims");
  await expect.poll(() => existsSync(claims) && readdirSync(claims).length).toBe(2);
  killed.child.kill("SIGKILL");
  // Its npm still runs: the next start waits, then installs itself.
  const next = clone.start();
  await next.line(/^cairn: waiting for process \d+/);
  expect(clone.log("npm.log")).toHaveLength(0);
  letGo();
  await next.line(/serving \d+/);
  expect(clone.log("npm.log")).toHaveLength(2);
});

test("a server that was killed no longer holds the folder", async () => {
  startedBefore();
  const run = await served();
  process.kill(run.pid, "SIGKILL");
  expect(await run.ended).toBe(128 + 9);
  clone.put("run/serve.ts", "export const changed = 1;");
  await servedAndStopped();
  expect(clone.log("build.log")).toHaveLength(2);
});

test("a server outlives a killed start script and still holds the folder", async () => {
  startedBefore();
  const run = await served();
  run.child.kill("SIGKILL");
  clone.put("run/serve.ts", "export const changed = 1;");
  const refused = clone.start();
  await refused.ended;
  expect(refused.output()).toContain(`process ${run.pid} still runs`);
  process.kill(run.pid, "SIGKILL");
});

test("a failed install says why, and the next start tries again", async () => {
  const failed = clone.start({ NPM_FAILS: "no such package" });
  expect(await failed.ended).toBe(1);
  expect(failed.output()).toContain(
    "cairn: installing packages with npm ci failed:\nno such package",
  );
  await servedAndStopped();
});

test("an npm that ends without a word has its signal or its code told", async () => {
  const killed = clone.start({ NPM_KILLED: "1" });
  expect(await killed.ended).toBe(1);
  expect(killed.output()).toContain(
    "cairn: installing packages with npm ci was ended by SIGKILL. The system does so where memory runs out.\n",
  );
  const silent = clone.start({ NPM_FAILS: " " });
  expect(await silent.ended).toBe(1);
  expect(silent.output()).toContain("npm ci failed:\nexit code 1\n");
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "asked to stop by %s it says so and ends",
  async (signal) => {
    const run = clone.start(clone.slowNpm.env);
    await run.line(/installing packages with npm ci\.\.\.\n/);
    run.child.kill(signal);
    expect(await run.ended).toBe(signal === "SIGINT" ? 130 : 143);
    expect(run.output()).toMatch(/npm ci\.\.\.\ncairn: stopped\n$/);
    await servedAndStopped();
  },
);

test("an older Node is told which one it needs, before anything is installed", async () => {
  const older = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })`;
  const run = clone.start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(older)}`,
  });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe("cairn: Cairn needs Node 20 or newer; this is 18.20.8.\n");
  expect(clone.log("npm.log")).toEqual([]);
});

test("a command beside a server uses what runs, also when sources have changed", async () => {
  startedBefore();
  const server = await served();
  clone.put("run/serve.ts", "export const changed = 1;");
  const command = clone.run("admin.mjs", ["list"]);
  expect(await command.ended).toBe(0);
  expect(command.output()).toBe("asked for list\n");
  expect(clone.log("build.log")).toHaveLength(1);
  server.child.kill("SIGTERM");
  await server.ended;
  const alone = clone.run("admin.mjs", ["list"]);
  expect(await alone.ended).toBe(0);
  expect(clone.log("build.log")).toHaveLength(2);
});

test("a build lost by hand is made again", async () => {
  startedBefore();
  rmSync(join(clone.folder, "dist"), { recursive: true });
  await servedAndStopped();
  expect(clone.log("build.log")).toHaveLength(2);
});

test.skipIf(process.platform !== "linux")("a killed caller ends the server under npm", async () => {
  startedBefore();
  // Like npm: a shell that dies of the signal and does not forward it.
  const shell = spawn(
    "sh",
    ["-c", `"$0" "$1"; true`, process.execPath, join(clone.folder, "scripts", "start.mjs")],
    {
      env: {
        ...process.env,
        npm_lifecycle_event: "start",
        npm_execpath: join(clone.folder, "npm", "npm-cli.js"),
        PINNED: process.execPath,
      },
    },
  );
  let output = "";
  shell.stdout.on("data", (text: Buffer) => (output += text.toString()));
  await expect.poll(() => output).toMatch(/serving \d+/);
  const pid = /serving (\d+)/.exec(output)?.[1] ?? "";
  shell.kill("SIGTERM");
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
});

test("claims are only for living processes", () => {
  const gone = 2 ** 22 + 1;
  claim(clone.folder, "server", gone)();
  expect(existsSync(join(clone.folder, ".cache", "claims"))).toBe(false);
});
