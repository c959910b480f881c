import fc from "fast-check";
import { expect, test } from "vitest";
import { earnedBadges } from "./badge.ts";
import { DAY_MS, addDays, nowIn, type Day, type Now } from "./day.ts";
import { completed } from "./completion.ts";
import type { Goal } from "./goal.ts";
import { dailyChanges, ledgerSum } from "./ledger-sum.ts";
import { marksActivity, recorded, undone, type LedgerEntry, type NewEntry } from "./ledger.ts";
import { imported } from "./ledger-import.ts";
import { isCounted, measureTypes, type Measure } from "./measure.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { paceOf } from "./pace.ts";
import { percentage, progressed, type ProgressChange } from "./progress.ts";
import { isRefused } from "./refusal.ts";
import { rounds } from "./rounds.fixture.ts";
import { sampleGoal } from "./sample-goal.ts";
import { weeks } from "./zones.fixture.ts";

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const amount = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.double({ min: -5, max: 30, noNaN: true }),
  finite,
);

/** Every goal begins with nothing done. */
const measure: fc.Arbitrary<Measure> = fc.oneof(
  fc.record({
    type: fc.constantFrom("Numeric" as const, "DailyStreak" as const),
    targetValue: fc.oneof(fc.integer({ min: 1, max: 30 }), finite),
    currentValue: fc.constant(0),
    unit: fc.constant("pages"),
  }),
  fc.constant<Measure>(doneOrNot(false)),
  fc.constant<Measure>(byDay("2026-01-01")),
);

/** What a person does; a day is written as how many days back it lies. */
type Deed =
  | { readonly do: "move"; readonly change: ProgressChange; readonly back: number | null }
  | { readonly do: "undo"; readonly newest: boolean }
  | { readonly do: "import"; readonly back: number; readonly cells: readonly string[] }
  | { readonly do: "complete" }
  | { readonly do: "wait"; readonly ms: number };

const change: fc.Arbitrary<ProgressChange> = fc.oneof(
  fc.constant({ kind: "step" as const }),
  fc.record({ kind: fc.constant("change" as const), by: amount }),
  fc.record({
    kind: fc.constant("set" as const),
    value: fc.oneof(
      amount,
      fc.boolean(),
      fc.constantFrom("2018-01-05", "2018-01-06"),
      fc.constant(null),
    ),
    rev: fc.integer({ min: 1, max: 3 }),
  }),
);

const cells = fc.oneof(
  ...[
    ["1", "2.5", "30"],
    ["yes", "no"],
    ["2018-01-05", "2018-01-06", ""],
  ].map((of) => fc.array(fc.constantFrom(...of), { minLength: 1, maxLength: 4 })),
);

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("move" as const),
      change,
      back: fc.option(fc.integer({ min: -1, max: 9 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("undo" as const), newest: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("import" as const),
      back: fc.integer({ min: -1, max: 9 }),
      cells,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "complete" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      ms: fc.oneof(fc.integer({ min: 0, max: 12_000 }), fc.constant(DAY_MS)),
    }),
  },
);

/** Everything that a person has, as a server would keep it. */
interface Kept {
  readonly goal: Goal;
  readonly entries: readonly LedgerEntry[];
  readonly activeDays: ReadonlySet<Day>;
  /** In the order in which they were given. */
  readonly badges: readonly string[];
  readonly at: number;
}

function awarded(kept: Kept, now: Now): Kept {
  const facts = { goals: [kept.goal], activeDays: kept.activeDays, shareCount: 0 };
  const earned = earnedBadges(facts, new Set(kept.badges), now);
  return { ...kept, badges: [...kept.badges, ...earned.map(({ badgeId }) => badgeId)] };
}

function written(kept: Kept, measurable: Measure, entry: NewEntry, now: Now): Kept {
  const entries = [...kept.entries, { ...entry, id: `e${kept.entries.length}` }];
  const goal = { ...kept.goal, measurable, rev: kept.goal.rev + 1 };
  const activeDays = marksActivity(entry)
    ? new Set([...kept.activeDays, entry.day])
    : kept.activeDays;
  return awarded({ ...kept, goal, entries, activeDays }, now);
}

function moved(kept: Kept, asked: ProgressChange, back: number | null, now: Now): Kept | string {
  const fresh = asked.kind === "set" && asked.rev > 1 ? { ...asked, rev: kept.goal.rev } : asked;
  const dated =
    fresh.kind === "step" || back === null ? fresh : { ...fresh, day: addDays(now.today, -back) };
  const to = progressed(kept.goal, dated, now);
  if (isRefused(to)) return to.refused;
  const entry = recorded(kept.goal, to, dated, now);
  if (entry === null) return "unchanged";
  return isRefused(entry) ? entry.refused : written(kept, to, entry, now);
}

function undoing(kept: Kept, newest: boolean, now: Now): Kept | string {
  const taken = kept.entries.at(newest ? -1 : -2);
  if (!taken) return "nothing to undo";
  const reversed = undone(kept.goal, taken, kept.entries.at(-1)?.id ?? "", now);
  if (isRefused(reversed)) return reversed.refused;
  expect(reversed.measurable.currentValue).toBe(taken.from);
  return written(kept, reversed.measurable, reversed.entry, now);
}

/** Brings in a file of one day. */
function importing(kept: Kept, back: number, values: readonly string[], now: Now): Kept | string {
  const file = { day: addDays(now.today, -back), note: "" };
  const lines = values.map((value, index) => ({ ...file, line: index + 2, value }));
  const lastDay =
    kept.entries
      .map((entry) => entry.day)
      .toSorted()
      .at(-1) ?? null;
  const found = imported(kept.goal, { lines, ownMark: null }, lastDay, now);
  if (isRefused(found)) return found.refused;
  const { entries, measurable } = found;
  const own = entries.map((entry, at) => ({ ...entry, id: `e${kept.entries.length + at}` }));
  const goal = { ...kept.goal, measurable, rev: kept.goal.rev + 1 };
  return awarded({ ...kept, goal, entries: [...kept.entries, ...own] }, now);
}

function completing(kept: Kept, now: Now): Kept | string {
  const completion = completed(kept.goal, now);
  return isRefused(completion)
    ? completion.refused
    : { ...kept, goal: { ...kept.goal, ...completion, coachUid: null, coachName: null } };
}

/** What a deed leaves, or why it left everything as it was. */
function after(kept: Kept, one: Deed, zone: string): Kept | string {
  const now = nowIn(kept.at, zone);
  switch (one.do) {
    case "move":
      return moved(kept, one.change, one.back, now);
    case "undo":
      return undoing(kept, one.newest, now);
    case "import":
      return importing(kept, one.back, one.cells, now);
    case "complete":
      return completing(kept, now);
    case "wait":
      return awarded({ ...kept, at: kept.at + one.ms }, nowIn(kept.at + one.ms, zone));
  }
}

function expectSound({ goal, entries, badges, at }: Kept, began: Measure, zone: string): void {
  const { measurable } = goal;
  // Each entry begins where the one before it ended, the first at the start, and the last ends at the value.
  const froms = [...entries.map(({ from }) => from), measurable.currentValue];
  expect(froms).toEqual([began.currentValue, ...entries.map(({ to }) => to)]);
  expect(ledgerSum(entries)).toBe(isCounted(measurable) ? measurable.currentValue : 0);
  const percent = percentage(goal, nowIn(at, zone));
  expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
  expect(new Set(badges).size).toBe(badges.length);
}

test("whatever is done to a goal, its ledger comes to its value, and a badge is given once", () => {
  const met = new Set<string>();
  const scene = fc.tuple(measure, fc.constantFrom(...weeks), fc.array(deed, { maxLength: 40 }));
  fc.assert(
    fc.property(scene, ([measurable, [zone, first], deeds]) => {
      const createdAt = Date.parse(`${first}T12:00:00Z`);
      const goal: Goal = { ...sampleGoal, measurable, createdAt, dueDate: addDays(first, 20) };
      let kept: Kept = { goal, entries: [], activeDays: new Set(), badges: [], at: createdAt };
      for (const one of deeds) {
        const left = after(kept, one, zone);
        met.add(typeof left === "string" ? left : `${one.do} ${measurable.type}`);
        if (typeof left === "string") continue;
        expect(left.badges.slice(0, kept.badges.length)).toEqual(kept.badges);
        expect(kept.goal.completed ? left.goal : kept.goal).toEqual(kept.goal);
        kept = left;
        expectSound(kept, measurable, zone);
      }
      for (const { source } of kept.entries) met.add(source);
      for (const id of kept.badges) met.add(id);
    }),
    { numRuns: rounds(1_500, 300), seed: rounds(3, 12) },
  );
  // Otherwise the property would hold of refusals and waiting alone.
  expect([...met]).toEqual(
    expect.arrayContaining([
      ...measureTypes.flatMap((type) => [`move ${type}`, `undo ${type}`, `import ${type}`]),
      "complete Numeric",
      "complete DailyStreak",
      "complete Boolean",
      "back-dated",
      "goal.already-completed",
      "goal.not-far-enough",
      "progress.day-too-early",
      "progress.date-in-future",
      "progress.stale",
      "progress.undo-too-late",
      "progress.undo-overtaken",
      "import.day-before-ledger",
      "import.nothing",
      "unchanged",
      `milestone-master-50-${sampleGoal.id}`,
    ]),
  );
});

test("seven days of steps in a row earn Consistency Champion once, in every zone", () => {
  for (const [zone, first] of weeks) {
    const measurable: Measure = daysInARow(0, 100);
    const createdAt = Date.parse(`${first}T12:00:00Z`);
    const goal: Goal = { ...sampleGoal, measurable, createdAt };
    let kept: Kept = { goal, entries: [], activeDays: new Set(), badges: [], at: createdAt };
    const held: number[] = [];
    for (let day = 0; day < 20; day += 1) {
      const stepped = after(kept, { do: "move", change: { kind: "step" }, back: null }, zone);
      if (typeof stepped === "string") throw new Error(stepped);
      held.push(stepped.badges.length);
      kept = { ...stepped, at: stepped.at + DAY_MS };
    }
    expect(held).toEqual([...Array<number>(6).fill(0), ...Array<number>(14).fill(1)]);
  }
});

test("the pace line of an ordinary goal ends at its value", () => {
  const changes = fc.array(
    fc.tuple(fc.integer({ min: -50, max: 200 }), fc.integer({ min: 0, max: 7 })),
    {
      minLength: 1,
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(changes, (hundredths) => {
      const now = nowIn(Date.parse("2025-03-20T12:00:00Z"), "UTC");
      const measurable: Measure = amountOf(0, 1_000, "km");
      const goal = { ...sampleGoal, measurable };
      let kept: Kept = { goal, entries: [], activeDays: new Set(), badges: [], at: now.at };
      for (const [by, back] of hundredths) {
        const left = moved(kept, { kind: "change", by: by / 100 }, back, now);
        if (typeof left !== "string") kept = left;
      }
      const pace = paceOf(kept.goal, kept.entries, now);
      expect(pace?.points.at(-1)?.value).toBe(kept.goal.measurable.currentValue);
      const days = pace?.points.map(({ day }) => day) ?? [];
      expect(days).toEqual(days.toSorted());
      expect(dailyChanges(kept.entries).every(({ day }) => days.includes(day))).toBe(true);
    }),
  );
});
