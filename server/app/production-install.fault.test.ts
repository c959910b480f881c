import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startSignIn } from "#contract/account.ts";
import {
  asDeployed,
  built,
  ended,
  freePort,
  settings,
  startProcess,
} from "./fixtures/built-server.fixture.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = dirname(dirname(built));

async function leftPackages(): Promise<string[]> {
  const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const all: [string, { dev?: true; optional?: true }][] = Object.entries(lock.packages);
  return all.flatMap(([path, { dev, optional }]) => {
    const [, name, nested] = path.split(/(?:^|\/)node_modules\//);
    // A nested one comes with the package around it.
    return name === undefined || nested !== undefined || dev || optional ? [] : [name];
  });
}

/** dist and production packages, in a new folder. */
async function productionInstall(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-production-"));
  await cp(dist, join(folder, "dist"), { recursive: true });
  await writeFile(join(folder, "package.json"), `{"type":"module"}`);
  for (const name of await leftPackages()) {
    const at = join(folder, "node_modules", name);
    await mkdir(dirname(at), { recursive: true });
    await symlink(join(root, "node_modules", name), at);
  }
  return folder;
}

describe("an installation for production alone, without what builds, tests and develops", () => {
  let folder: string;
  beforeAll(async () => void (folder = await productionInstall()));
  afterAll(() => rm(folder, { recursive: true }));
  const serve = () => join(folder, "dist", "server", "serve.js");
  const database = () => `file:${join(folder, "data")}`;

  it("serves, and begins a sign-in with LinkedIn", async () => {
    const port = await freePort();
    const env = settings(database(), { ...asDeployed, PORT: String(port) });
    const server = await startProcess([serve()], env);
    onTestFinished(() => void server.kill("SIGKILL"));
    const origin = `http://127.0.0.1:${port}`;
    expect((await fetch(`${origin}/login`)).status).toBe(200);
    const reply = await fetch(`${origin}${startSignIn.path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(await reply.json()).toMatchObject({
      authorizationUrl: expect.stringContaining("https://www.linkedin.com/"),
    });
    expect(await ended(server, "SIGTERM")).toBe(0);
  });

  it("draws a picture: fonts and WebAssembly are found", async () => {
    const worker = new Worker(join(folder, "dist", "server", "card-worker.js"));
    onTestFinished(() => void worker.terminate());
    const said = { title: "قراءة 本 Read", name: "Ada", percent: 64, completed: false };
    worker.postMessage({ facts: { ...said, day: "2026-11-23" }, language: "en" });
    const [png] = (await once(worker, "message")) as [Uint8Array];
    expect(Buffer.from(png.subarray(1, 4)).toString()).toBe("PNG");
  });

  it("says in one line that development mode is not installed", async () => {
    const start = promisify(execFile)(process.execPath, [serve()], {
      env: settings(database()),
      timeout: 60_000,
    });
    await expect(start).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^Cairn cannot start: the stand-in network .*\n$/),
    });
  });
});
