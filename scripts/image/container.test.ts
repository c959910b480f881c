import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { adminSignIn } from "#contract/admin.ts";
import { errors } from "#contract/errors.ts";
import { clearSeeds } from "#contract/seed.ts";
import { MAILBOX } from "#server/development/mailbox/pages.ts";
import { standInPaths } from "#server/development/stand-in/paths.ts";
import { freePort } from "../free-port.mjs";
import { serviceOf } from "./compose.ts";
import { deployed, newVolume, startContainer } from "./container.fixture.ts";
import type { Container } from "./container.ts";

// Threats T88 and F1.

const [, ...health] = inject("image").config.Healthcheck.Test;
const READY = "Cairn is ready";
const { graceMs: GRACE_MS } = serviceOf({ PUBLIC_URL: "http://127.0.0.1" });

interface Served extends Container {
  readonly port: number;
}

async function served(volume = newVolume(), port?: number): Promise<Served> {
  const at = port ?? (await freePort());
  const container = startContainer(volume, deployed(at));
  await container.says(READY);
  return { ...container, port: at };
}

const origin = (port: number) => `http://127.0.0.1:${port}`;

/** Status and redirect. */
async function answerOf(port: number, path: string, cookie = ""): Promise<string> {
  const headers = { cookie };
  const { status, headers: more } = await fetch(origin(port) + path, {
    redirect: "manual",
    headers,
  });
  return `${status} ${more.get("location") ?? ""}`;
}

async function signedIn(port: number, password: string): Promise<string> {
  const answer = await fetch(origin(port) + adminSignIn.path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: origin(port) },
    body: JSON.stringify({ email: "you@example.org", password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Answers the password. */
async function madeAdmin(container: Container): Promise<string> {
  const made = await container.exec(["cairn", "admin", "create", "you@example.org"]);
  expect(made).toMatchObject({ code: 0 });
  return /Password: (\S+)/.exec(made.output)?.[1] ?? "";
}

it("serves from a root that nobody may write to, without a right of root's", async () => {
  const container = await served();
  const mounted = await container.exec(["cat", "/proc/1/mounts"]);
  expect(mounted.output).toMatch(/^\S+ \/ \S+ ro,/m);
  const { output } = await container.exec(["cat", "/proc/1/status"]);
  expect(output).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m);
  expect(output).toMatch(/^CapEff:\t0+$/m);
  expect(output).toMatch(/^CapBnd:\t0+$/m);
  expect(await answerOf(container.port, "/login")).toBe("200 ");
});

it("starts with PUBLIC_URL alone, and makes its secret key once, in the volume", async () => {
  const volume = newVolume();
  const service = serviceOf({ PUBLIC_URL: "https://cairn.example.org" });
  const started = async () => {
    const here = { HOST: "127.0.0.1", PORT: String(await freePort()) };
    const container = startContainer(volume, here, {}, service);
    await container.says("Set up Cairn: https://cairn.example.org/set-up");
    await container.signal("TERM");
    await container.ended;
    const path = join(volume, "cairn.key");
    return { key: readFileSync(path, "utf8"), mode: statSync(path).mode & 0o777 };
  };
  const first = await started();
  expect(first.mode).toBe(0o600);
  expect(await started()).toEqual(first);
});

it("its health check says that it serves, and that nobody does", async () => {
  const container = await served();
  expect(await container.exec(health)).toEqual({ code: 0, output: "" });
  const elsewhere = { PORT: String(await freePort()) };
  expect(await container.exec(health, elsewhere)).toEqual({ code: 1, output: "" });
});

it("has no mailbox, no stand-in and no seeding as it is", async () => {
  const container = await served();
  const { port, exec } = container;
  const cookie = await signedIn(port, await madeAdmin(container));
  expect(await answerOf(port, "/admin", cookie)).toBe("200 ");
  const { style, ...pages } = standInPaths;
  for (const who of ["", cookie]) {
    const nowhere = await answerOf(port, "/no-such-page", who);
    for (const path of [MAILBOX, ...Object.values(pages)])
      expect(await answerOf(port, path, who), path).toBe(nowhere);
  }
  expect(await answerOf(port, style)).toBe(await answerOf(port, "/no-such.css"));
  const asked = await fetch(origin(port) + clearSeeds.path, {
    method: clearSeeds.method,
    headers: { "content-type": "application/json", origin: origin(port), cookie },
    body: "{}",
  });
  expect(await asked.text()).toContain(errors["seed.not-here"].text());
  expect(await exec(["cairn", "seed"])).toMatchObject({ code: 1 });
  const seeded = await exec(["node", "dist/server/seed.js"]);
  expect(seeded).toMatchObject({ code: 1, output: expect.stringContaining("development mode") });
});

it("says in one line that development mode is not installed", async () => {
  const { ended } = startContainer(newVolume(), { CAIRN_MODE: "development" });
  expect(await ended).toEqual({
    code: 1,
    output: expect.stringMatching(/^Cairn cannot start: the stand-in network .*\n$/),
  });
});

it("without settings it names what is missing, and ends", async () => {
  const { code, output } = await startContainer(newVolume(), { PUBLIC_URL: "" }).ended;
  expect(code).toBe(1);
  expect(output).toContain("PUBLIC_URL is required");
});

it("has the operator's commands: an admin is made, a backup written, tried and restored", async () => {
  const volume = newVolume();
  const container = await served(volume);
  const password = await madeAdmin(container);
  const backup = "/data/monday.jsonl.gz";
  expect(await container.exec(["cairn", "backup", backup])).toMatchObject({
    code: 0,
    output: expect.stringContaining(`cairn restore ${backup} --check`),
  });
  const usage = await container.exec(["cairn", "admin"]);
  expect(usage.output).toContain("cairn admin create EMAIL");
  expect(usage.output).not.toContain("npm run");
  const tried = await container.exec(["cairn", "restore", backup, "--check"]);
  expect(tried).toMatchObject({ code: 0, output: expect.stringContaining("is whole") });
  expect(await container.exec(["cairn"])).toMatchObject({
    code: 1,
    output: expect.stringContaining("cairn restore FILE"),
  });
  await container.signal("TERM");
  await container.ended;

  // The database is lost, the backup is not: a container of the stopped service restores it.
  rmSync(join(volume, "cairn"), { recursive: true });
  rmSync(join(volume, "cairn.made"));
  const restored = startContainer(volume, deployed(container.port), {
    args: ["cairn", "restore", backup],
  });
  expect(await restored.ended).toMatchObject({ code: 0 });
  const again = await served(volume);
  await signedIn(again.port, password);
});

it("killed at once, it goes on from its volume: what was said is there", async () => {
  const volume = newVolume();
  const first = await served(volume);
  const password = await madeAdmin(first);
  const cookie = await signedIn(first.port, password);
  await first.signal("KILL");
  expect((await first.ended).code).toBe(137);

  const again = await served(volume, first.port);
  const session = await fetch(`${origin(again.port)}/api/session`, { headers: { cookie } });
  expect(await session.json()).toMatchObject({ user: { isAdmin: true } });
  await signedIn(again.port, password);
});

it("asked to stop it ends well within its grace, though it is process 1", async () => {
  const container = await served();
  const began = Date.now();
  await container.signal("TERM");
  expect((await container.ended).code).toBe(0);
  expect(Date.now() - began).toBeLessThan(GRACE_MS);
});
