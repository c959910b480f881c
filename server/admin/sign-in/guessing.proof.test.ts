import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { adminSignIn } from "#contract/admin.ts";
import * as limits from "#domain/limits.ts";
import {
  asDeployed,
  built,
  ended,
  freePort,
  PUBLIC_ORIGIN,
  settings,
  startProcess,
} from "#server/app/fixtures/built-server.fixture.ts";

const SET_UP = "/set-up";
const GUESSES = 500;
const AT_ONCE = 100;

let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-guessing-"));
});
afterEach(async () => {
  if (child !== undefined) await ended(child, "SIGKILL");
  await rm(folder, { recursive: true });
});

const admin = { email: "admin@example.org", password: "five hundred guesses from all over" };

/** Behind a proxy on this machine; the admin comes from the first start's code. */
async function serving() {
  const port = await freePort();
  const printed = Promise.withResolvers<string>();
  const more = { ...asDeployed, PORT: String(port), TRUSTED_PROXY: "127.0.0.1" };
  child = await startProcess([built], settings(`file:${join(folder, "data")}`, more), (line) => {
    const [, code] = /^ +code +(\S+)$/.exec(line) ?? [];
    if (code !== undefined) printed.resolve(code);
  });
  const setUp = await fetch(`http://127.0.0.1:${port}${SET_UP}`, {
    method: "POST",
    headers: { origin: PUBLIC_ORIGIN },
    body: new URLSearchParams({ act: "admin", code: await printed.promise, ...admin }),
  });
  expect(await setUp.text()).toContain("Cairn is set up");
  const signIn = async (address: string, tried = admin.password, device = "") => {
    const answer = await fetch(`http://127.0.0.1:${port}${adminSignIn.path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: PUBLIC_ORIGIN,
        "x-forwarded-for": address,
        cookie: device,
      },
      body: JSON.stringify({ ...admin, password: tried }),
    });
    await answer.text();
    const known = answer.headers.getSetCookie().find((line) => line.startsWith("cairn-device="));
    return { status: answer.status, device: known?.split(";")[0] ?? "" };
  };
  return { signIn };
}

/** From all over a /48, each from its own network and port. */
async function guessAll(guess: (address: string) => Promise<{ status: number }>) {
  const heard: number[] = [];
  let next = 0;
  const one = async () => {
    while (next < GUESSES) {
      const number = (next += 1);
      const { status } = await guess(`[2001:db8:7:${number.toString(16)}::1]:${1024 + number}`);
      if (status === 401) heard.push(number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return heard.length;
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await work(), performance.now() - began];
}

it("500 guesses from a /48 keep an admin out neither in a known browser nor at an unknown address", async () => {
  const { signIn } = await serving();
  const [{ device }, aloneMs] = await timed(() => signIn("192.0.2.1"));
  const guesses = guessAll((address) => signIn(address, "a guess of many"));
  const [known, knownMs] = await timed(() => signIn("192.0.2.1", undefined, device));
  let unknown = await signIn("198.51.100.1");
  // Guessing strangers fill the short queue.
  while (unknown.status === 429) unknown = await signIn("198.51.100.1");
  const heard = await guesses;
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(heard).toBeLessThanOrEqual(limits.adminSiteAttempts);
  expect(heard).toBeGreaterThan(0);
  // Two seconds, or more on a slow machine.
  expect(knownMs).toBeLessThan(2_000 + 5 * aloneMs);
});
