import { expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  failingDatabase,
  type FailingDatabase,
} from "#server/platform/fixtures/failing-database.fixture.ts";
import { cases } from "#domain/rounds.fixture.ts";
import { tableSums } from "#server/platform/fixtures/table-hash.fixture.ts";
import { jsonLog } from "#server/platform/log.ts";
import { key } from "#server/goals/fixtures/goal.fixture.ts";
import { rows } from "../fixtures/endpoint-rows.fixture.ts";
import { call, expectRefusal, worldOf, writes } from "../fixtures/hostile.fixture.ts";
import type { Reply } from "../fixtures/test-app.fixture.ts";

// Threats F18: any database call of a write may fail; only that request fails.

/** One statement, keyed, transaction with publishing, read afterwards, and no row. */
const kinds: ReadonlySet<EndpointName> = new Set([
  "recordProgress",
  "createGoal",
  "markNoteRead",
  "openSession",
  "editProfile",
  "removePrivateNote",
]);
const SECRET = "ada@example.org is in the way";

/** Used up or counted on failure too. */
const usedUp: Readonly<Partial<Record<EndpointName, readonly string[]>>> = {
  login: ["oauth_states"],
  organizationLogin: ["oauth_states"],
  addPasskey: ["passkey_challenges"],
  passkeySignIn: ["passkey_challenges"],
  join: ["passkey_challenges"],
  adminPasskeySignIn: ["passkey_challenges"],
  issueBearer: ["write_counts"],
  askEmailSignIn: ["attempts"],
  finishEmailSignIn: ["email_sign_ins", "attempts"],
  joinEmail: ["write_counts", "attempts"],
  // Counted at each try; a sign-in counts before its state exists.
  changeCheckInDay: ["write_counts"],
  joinIdentity: ["write_counts"],
  adminSignIn: ["attempts"],
  // Atomic batches: the audit row is the last, its lease in totals.
  syncUsersToFirestore: ["totals", "write_counts", "audit"],
};

/** Refusals that mean "done", for calls without a key. */
const doneAlready: Readonly<Partial<Record<EndpointName, number>>> = { writeCheckInByMail: 409 };

/** Seeding runs in batches, in development mode only, and replaces itself. */
const whole = writes.filter((name) => name !== "seedData");

describeWithDatabase("a call of the database that fails", (open) => {
  let db: FailingDatabase;
  const lines: string[] = [];
  const world = worldOf(async () => (db = failingDatabase(await open())));

  const begin = (): void => {
    const { test } = world();
    const write = (line: string) => void lines.push(line);
    Object.assign(test.deps, { log: jsonLog("info", write, () => test.at) });
  };

  /** The n-th database call throws; 0 for none. */
  async function outcomeOf(name: EndpointName, act: () => Promise<Reply>, nth: number) {
    const { told } = world().test;
    const [before, heard] = [await tableSums(db), told.length];
    lines.length = 0;
    db.failAt(nth, new RangeError(SECRET));
    const reply = await act();
    const calls = db.calls();
    db.failAt(0);
    const after = await tableSums(db);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    const lasting = changed.filter((table) => usedUp[name]?.includes(table) !== true);
    return { reply, calls, changed: lasting, told: told.length - heard };
  }

  function expectGeneric(endpoint: Endpoint, reply: Reply, what: string): void {
    expectRefusal(endpoint, reply, 500, what);
    expect(reply.text).not.toContain(SECRET);
    const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "error");
    expect(errors, what).toMatchObject([{ requestId: reply.headers.get("x-request-id") }]);
    expect(lines.join("")).toContain(SECRET);
  }

  /** Repeatable under its key. */
  async function rightCall(name: EndpointName): Promise<() => Promise<Reply>> {
    const endpoint: Endpoint = endpoints[name];
    const [sample = {}] = await rows[name].right(world());
    const headers = endpoint.keyed ? key() : {};
    return () => call(world(), endpoint, sample, { headers });
  }

  it.each(cases(whole, (name) => kinds.has(name)))(
    "%s: nothing of it is done, or all of it",
    async (name) => {
      begin();
      let [nth, right] = [1, await rightCall(name)];
      let failed = await outcomeOf(name, right, nth);
      while (failed.calls >= nth) {
        const what = `${name}, call ${nth} of the database`;
        expectGeneric(endpoints[name], failed.reply, what);
        const isDone = failed.changed.length > 0;
        // Only the answer was lost: a retry is told that it is done.
        const again = isDone ? await outcomeOf(name, right, 0) : null;
        expect(failed.told > 0, what).toBe(isDone);
        const done = again === null ? 200 : (doneAlready[name] ?? 200);
        expect([again?.reply.status ?? 200, again?.changed ?? []], what).toEqual([done, []]);
        if (isDone || usedUp[name] !== undefined) right = await rightCall(name);
        nth += 1;
        failed = await outcomeOf(name, right, nth);
      }
      expect([nth > 1, failed.reply.status]).toEqual([true, 200]);
    },
  );
});
