import fc from "fast-check";
import { expect, it } from "vitest";
import { goalCard, readLedger } from "#contract/goals.ts";
import { addDays, dayOf, nowIn } from "#domain/day.ts";
import { ledgerSum } from "#domain/ledger-sum.ts";
import type { LedgerEntry } from "#domain/ledger.ts";
import {
  measures,
  measureTypes,
  type MeasureType,
  type MeasureValue,
  type ValueKind,
} from "#domain/measure.ts";
import type { MeasureDraft } from "#domain/measure-draft.ts";
import { percentage } from "#domain/progress.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import {
  openTestApp,
  START,
  type Person,
  type Reply,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, entriesOf, key, move } from "./fixtures/goal.fixture.ts";

const ZONE = "America/Sao_Paulo";
const TARGET = 12;

const targets: Record<ValueKind, string> = {
  amount: String(TARGET),
  answer: "",
  day: "2026-05-01",
};

function draftOf(type: MeasureType): MeasureDraft {
  const { kind, unit } = measures[type];
  return { type, targetValue: targets[kind], unit: unit === null ? "talks" : "" };
}

// Tenths, because people type 0.1; their sums must not show rounding errors.
const amount = fc.integer({ min: -80, max: 120 }).map((tenths) => tenths / 10);
const back = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
const value = fc.oneof(
  { weight: 4, arbitrary: amount },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constantFrom("2026-03-02", null) },
);

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("step" as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("change" as const), by: amount, back }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("set" as const), value, back }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("undo" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("complete" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      seconds: fc.constantFrom(1, 9, 30, 40_000, 86_400),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

interface Played {
  readonly test: TestApp;
  readonly person: Person;
  readonly id: string;
  rev: number;
  newest: string | null;
  readonly given: string[];
}

function changeOf(played: Played, one: Act): object | null {
  if (one.kind === "step") return { kind: "step" };
  if (one.kind !== "change" && one.kind !== "set") return null;
  const today = dayOf(played.test.at, ZONE);
  const day = one.back === undefined ? {} : { day: addDays(today, -one.back) };
  return one.kind === "change"
    ? { kind: "change", by: one.by, ...day }
    : { kind: "set", value: one.value, rev: played.rev, ...day };
}

async function sent(played: Played, one: Act): Promise<Reply | null> {
  const { person, id, newest } = played;
  const path = `/api/goals/${id}`;
  if (one.kind === "wait") played.test.at += one.seconds * 1_000;
  if (one.kind === "complete") return person.send("POST", `${path}/complete`, {}, key());
  if (one.kind === "undo" && newest !== null)
    return person.send("POST", `${path}/progress/${newest}/undo`, {}, key());
  const change = changeOf(played, one);
  return change === null ? null : move(person, id, change);
}

/** Records what was answered. */
async function play(played: Played, one: Act): Promise<void> {
  const reply = await sent(played, one);
  if (reply === null) return;
  if (![200, 400, 409].includes(reply.status)) throw new Error(reply.text);
  if (reply.status !== 200) return;
  const { goal, entryId = null, badges = [] } = reply.body;
  // Every entry changes the value; completing changes the goal without one.
  const changes = one.kind === "complete" || entryId !== null ? 1 : 0;
  if (goal.rev !== played.rev + changes) throw new Error(`Not one rev a change: ${reply.text}`);
  played.rev = goal.rev;
  played.newest = entryId ?? played.newest;
  played.given.push(...badges.map(({ badgeId }: { badgeId: string }) => badgeId));
}

async function readPlayed({ person, id }: Played) {
  const { goal } = (await person.send("GET", `/api/goals/${id}`)).body;
  const fields = Object.keys(goalCard.shape).map((field) => [field, goal[field]]);
  const { entries } = readLedger.output.parse({ entries: await entriesOf(person, id) });
  const { badges } = (await person.send("GET", "/api/badges")).body;
  const held: string[] = badges.map(({ badgeId }: { badgeId: string }) => badgeId);
  return { card: goalCard.parse(Object.fromEntries(fields)), entries, held };
}

/** Each entry begins where the one before ended, and changes the value. */
function isChain(entries: readonly LedgerEntry[], start: MeasureValue): boolean {
  return entries.every(
    ({ from, to }, at) => from === (at === 0 ? start : entries[at - 1]?.to) && from !== to,
  );
}

const starts = { Numeric: 0, DailyStreak: 0, Boolean: false, Date: null } as const;
const sequences = fc.array(act, { minLength: 1, maxLength: 25 });

describeWithDatabase("any goal under any sequence of changes", (open) => {
  const kept = async (type: MeasureType, check: (played: Played) => Promise<void>) => {
    const test = await openTestApp(await open());
    const run = async (acts: readonly Act[]): Promise<void> => {
      test.at = START;
      const person = await test.person({ timeZone: ZONE });
      const { id, rev } = await addGoal(person, { measurable: draftOf(type) });
      const played: Played = { test, person, id, rev, newest: null, given: [] };
      for (const one of acts) await play(played, one);
      await check(played);
    };
    const settings = { numRuns: rounds(25, 12), endOnFailure: true };
    await fc.assert(fc.asyncProperty(sequences, run), settings);
  };

  it.each(measureTypes)(
    "%s: the ledger ends at the value, progress is 0 to 100, a badge is given once",
    async (type) => {
      expect.hasAssertions();
      await kept(type, async (played) => {
        const { card, entries, held } = await readPlayed(played);
        const { currentValue } = card.measurable;
        expect(isChain(entries, starts[type])).toBe(true);
        expect(entries.at(-1)?.to ?? starts[type]).toBe(currentValue);
        const sum = typeof currentValue === "number" ? currentValue : 0;
        expect(ledgerSum(entries)).toBe(sum);
        const percent = percentage(card, nowIn(played.test.at, ZONE));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(played.given.toSorted()).toEqual(held.toSorted());
        expect(new Set(held).size).toBe(held.length);
        const half = entries.some(({ to }) => typeof to === "number" && to >= TARGET / 2);
        expect(held.includes(`milestone-master-50-${played.id}`)).toBe(half);
      });
    },
  );
});
