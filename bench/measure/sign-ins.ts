import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { adminSignIn } from "#contract/admin.ts";
import { addAccount } from "#server/admin/sign-in/credential-store.ts";
import { passwordHash } from "#server/admin/sign-in/password.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { newId } from "#server/platform/random.ts";
import type { Lab } from "../lab.ts";
import { median } from "../load/tasks.ts";
import { atMost, type Line } from "../report.ts";
import { asDeployed, startServer } from "../server-process.ts";

const CONNECTIONS = 4;
/** Milliseconds until the first hashes are under way. */
const BEGUN_MS = 200;
/** In turn: one admin would exceed the daily limit of sign-ins. */
const ADMINS = 5;
const PASSWORD = "a password of the measurements";

/** Behind a proxy, so that each try has its own address and none is rate limited. */
const behindProxy = { ...asDeployed, TRUSTED_PROXY: "127.0.0.1" };

const byte = (): number => randomInt(256);

async function tryOnce(origin: string, email: string, cookie = ""): Promise<Response> {
  const headers = {
    origin,
    cookie,
    "content-type": "application/json",
    "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}`,
  };
  const body = JSON.stringify({ email, password: PASSWORD });
  const answer = await fetch(`${origin}${adminSignIn.path}`, { method: "POST", headers, body });
  await answer.text();
  return answer;
}

async function expectStatus(status: number, answer: Promise<Response>): Promise<Response> {
  const answered = await answer;
  if (answered.status !== status) throw new Error(`A sign-in answered ${answered.status}.`);
  return answered;
}

/** Unknown email: its password must take as long. */
async function asStranger(origin: string): Promise<void> {
  await expectStatus(401, tryOnce(origin, `${randomUUID()}@example.org`));
}

/** In a browser where they have signed in before. */
async function asAdmin(url: string, origin: string): Promise<() => Promise<void>> {
  const db = await openDatabase({ url, log: () => {} });
  const emails = Array.from({ length: ADMINS }, () => `${randomUUID()}@example.org`);
  try {
    const hash = await passwordHash(PASSWORD);
    for (const email of emails) {
      const account = { uid: newId(), email, passwordHash: hash };
      await db.transaction((tx) => addAccount(tx, account, Date.now()));
    }
  } finally {
    await db.close();
  }
  const browsers: { email: string; cookie: string }[] = [];
  for (const email of emails) {
    const { headers } = await expectStatus(200, tryOnce(origin, email));
    const cookie = headers.getSetCookie().map((line) => line.split(";")[0]);
    browsers.push({ email, cookie: cookie.join("; ") });
  }
  return async () => {
    const browser = browsers.shift();
    if (browser === undefined) throw new Error("Every admin is signing in already.");
    await expectStatus(200, tryOnce(origin, browser.email, browser.cookie));
    browsers.push(browser);
  };
}

/** Also answers how many of `these` ran per second. */
async function beside<T>(
  signIns: readonly (() => Promise<void>)[],
  work: () => Promise<T>,
): Promise<readonly [T, number]> {
  const under = { way: true, tried: 0 };
  const goOn = async (signIn: () => Promise<void>): Promise<void> => {
    while (under.way) {
      await signIn();
      under.tried += 1;
    }
  };
  const all = Promise.all(signIns.map(goOn));
  await pause(BEGUN_MS);
  const [before, began] = [under.tried, performance.now()];
  const result = await work();
  const perSecond = ((under.tried - before) * 1_000) / (performance.now() - began);
  under.way = false;
  await all;
  return [result, perSecond];
}

/** Delay of a dashboard while four sign in with passwords, two of them in known browsers. */
export async function besidePasswords({ url, generator, people, extent }: Lab): Promise<Line[]> {
  const { origin, port, stop } = await startServer(url, behindProxy);
  try {
    const { milliseconds } = extent;
    const load = { kind: "load", path: "dashboard", connections: CONNECTIONS } as const;
    const p99 = async () => (await generator.do({ ...load, port, people, milliseconds })).p99;
    const stranger = () => asStranger(origin);
    const admin = await asAdmin(url, origin);
    const signIns = [stranger, stranger, admin, admin];
    await p99();
    await beside(signIns, p99);
    const rounds: { quiet: number; busy: number; perSecond: number }[] = [];
    for (let round = 0; round < extent.rounds; round += 1) {
      const quiet = await p99();
      const [busy, perSecond] = await beside(signIns, p99);
      rounds.push({ quiet, busy, perSecond });
    }
    const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
    const [busy, quiet] = [middle((round) => round.busy), middle((round) => round.quiet)];
    const passwords = middle(({ perSecond }) => perSecond).toFixed(0);
    return [
      atMost(2, {
        name: `p99 of a dashboard beside four password sign-ins that go on, ${passwords} a second`,
        ours: `${busy.toFixed(1)} ms, quiet ${quiet.toFixed(1)} ms`,
        ratio: middle((round) => round.busy / round.quiet),
      }),
    ];
  } finally {
    await stop();
  }
}
