import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GoalCard } from "#domain/goal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { counted, goal } from "./fixtures/goal.fixture.ts";
import {
  markAnswered,
  addWaiting,
  markSent,
  overlaidGoal,
  withdrawn,
  type Overlay,
  type Undoable,
} from "./overlay.ts";

const step = { kind: "step" } as const;
const valueOf = (row: GoalCard) => Number(row.measurable.currentValue);
const shown = (row: GoalCard, overlay: Overlay) => valueOf(overlaidGoal(row, overlay, now));
const undoOf = (before: GoalCard, after: GoalCard): Undoable => ({
  goalId: goal.id,
  entryId: "e",
  before: before.measurable,
  after: after.measurable,
});
const ask = (overlay: Overlay, key: string) =>
  addWaiting(overlay, { key, goalId: goal.id, change: step });

test("a goal that nothing was asked of is its row itself", () => {
  const other = addWaiting([], { key: "k", goalId: "another", change: step });
  expect(overlaidGoal(goal, other, now)).toBe(goal);
});

test("a step shows at once, and its answer changes nothing", () => {
  const waiting = ask([], "k");
  const underWay = markSent(waiting, "k", counted(3, 4));
  const done = markAnswered(underWay, "k", counted(4, 5));
  for (const overlay of [waiting, underWay, done]) expect(shown(counted(3, 4), overlay)).toBe(4);
  expect(shown(counted(4, 5), done)).toBe(4);
  expect(shown(counted(9, 6), done)).toBe(9);
});

test("a row that may hold the step already is not believed before the answer", () => {
  const underWay = markSent(ask([], "k"), "k", counted(3, 4));
  expect(shown(counted(4, 5), underWay)).toBe(4);
});

test("a refused step is taken back, those behind it stay", () => {
  const overlay = ask(markSent(ask([], "a"), "a", counted(3, 4)), "b");
  expect(shown(counted(3, 4), overlay)).toBe(5);
  expect(shown(counted(3, 4), withdrawn(overlay, "a"))).toBe(4);
});

test("a later answer stands for the earlier ones of its goal", () => {
  const first = markAnswered(ask([], "a"), "a", counted(4, 5));
  expect(markAnswered(ask(first, "b"), "b", counted(5, 6))).toHaveLength(1);
});

test("an undo shows at once, keeps its place under way, and is dropped where the value has moved on", () => {
  const of = undoOf(counted(3, 4), counted(4, 5));
  const waiting = addWaiting([], { key: "u", goalId: goal.id, change: { kind: "undo", of } });
  expect(shown(counted(4, 5), waiting)).toBe(3);
  expect(shown(counted(6, 6), waiting)).toBe(6);
  expect(shown(counted(3, 6), markSent(waiting, "u", counted(4, 5)))).toBe(3);
  expect(shown(counted(4, 5), markAnswered(waiting, "u", counted(3, 6)))).toBe(3);
  const unsure = { ...of, before: null };
  const blind = addWaiting([], { key: "u", goalId: goal.id, change: { kind: "undo", of: unsure } });
  expect(shown(counted(4, 5), blind)).toBe(4);
});

test("an earlier day does not make a goal active today", () => {
  const change = { kind: "change", by: 2, day: "2027-01-12" } as const;
  const overlay = addWaiting([], { key: "k", goalId: goal.id, change });
  const seen = overlaidGoal(counted(3), overlay, now);
  expect(seen.measurable.currentValue).toBe(5);
  expect(seen.lastProgressUpdateAt).toBe(goal.lastProgressUpdateAt);
});

interface Offer {
  readonly undoable: Undoable;
  /** Any later revision replaces it. */
  readonly rev: number;
}

/** Clicks, writes, another device, late reads, and a screen that lags behind its cache. */
class World {
  server = counted(0, 1);
  cache = this.server;
  screen = this.server;
  overlay: Overlay = [];
  clicks = 0;
  applied = 0;
  undos = 0;
  /** An undo whose earlier value is unknown: its answer lowers the number. */
  owed = 0;
  reads: GoalCard[] = [];
  queue: { key: string; of: Offer | null }[] = [];
  flight: { key: string; of: Offer | null; from: GoalCard; row: GoalCard | null } | null = null;
  offer: Offer | null = null;
  /** Answered rows that are cached but not yet in the overlay. */
  unanswered: { key: string; row: GoalCard }[] = [];

  get shown(): number {
    return shown(this.screen, this.overlay);
  }

  private get idle(): boolean {
    return this.flight === null && this.queue.length === 0 && this.unanswered.length === 0;
  }

  private grow(by = 1): void {
    this.server = counted(valueOf(this.server) + by, this.server.rev + 1);
  }

  private receive(row: GoalCard): void {
    if (row.rev > this.cache.rev) this.cache = row;
  }

  readonly actions: Readonly<Record<string, () => void>> = {
    click: () => {
      const key = `k${this.clicks++}`;
      this.queue.push({ key, of: null });
      this.overlay = ask(this.overlay, key);
      this.offer = null;
    },
    undo: () => {
      const of = this.offer;
      if (of === null || !this.idle) return;
      const key = `u${this.undos++}`;
      this.owed = of.undoable.before === null ? 1 : 0;
      this.queue.push({ key, of });
      const change = { kind: "undo", of: of.undoable } as const;
      this.overlay = addWaiting(this.overlay, { key, goalId: goal.id, change });
      this.offer = null;
    },
    send: () => {
      const write = this.flight ? undefined : this.queue.shift();
      if (write === undefined) return;
      this.flight = { ...write, from: this.cache, row: null };
      this.overlay = markSent(this.overlay, write.key, this.cache);
    },
    apply: () => {
      if (this.flight === null || this.flight.row !== null) return;
      const { key, of } = this.flight;
      if (of !== null && of.rev !== this.server.rev) {
        // Refused, with the current row.
        this.receive(this.server);
        this.overlay = markAnswered(this.overlay, key, this.server);
        this.flight = null;
        this.owed = 0;
        return;
      }
      this.grow(of === null ? 1 : -1);
      if (of === null) this.applied += 1;
      this.flight.row = this.server;
    },
    answerToCache: () => {
      if (!this.flight?.row) return;
      this.receive(this.flight.row);
      const { key, of, from, row } = this.flight;
      this.unanswered.push({ key, row });
      const undoable = {
        ...undoOf(from, row),
        ...(row.rev === from.rev + 1 ? {} : { before: null }),
      };
      this.offer = of === null ? { undoable, rev: row.rev } : null;
      this.flight = null;
    },
    answerToOverlay: () => {
      const answer = this.unanswered.shift();
      if (!answer) return;
      this.overlay = markAnswered(this.overlay, answer.key, answer.row);
      if (answer.key.startsWith("u")) this.owed = 0;
    },
    elsewhere: () => this.grow(),
    ask: () => void this.reads.push(this.server),
    read: () => this.reads[0] && this.receive(this.reads.shift() ?? this.server),
    readLatest: () => this.reads[0] && this.receive(this.reads.pop() ?? this.server),
    draw: () => {
      this.screen = this.cache;
    },
  };

  finish(): void {
    const rest = ["send", "apply", "answerToCache", "answerToOverlay"];
    while (this.flight || this.queue.length > 0 || this.unanswered.length > 0)
      for (const name of rest) this.actions[name]?.();
    for (const name of ["ask", "readLatest", "draw"]) this.actions[name]?.();
  }
}

function bounds(name: string, before: number, owed: number): readonly [number, number] {
  if (name === "click") return [before + 1, before + 1];
  return name === "undo" ? [before - 1, before] : [before - owed, Infinity];
}

describe("whatever the order of answers, live reads and drawings", () => {
  const story = fc.array(fc.constantFrom(...Object.keys(new World().actions)), {
    maxLength: 60,
    size: "max",
  });

  test("the number never falls back, never counts twice, and ends where the server is", () => {
    fc.assert(
      fc.property(story, (names) => {
        const world = new World();
        for (const name of names) {
          const { shown: before, owed } = world;
          world.actions[name]?.();
          const [least, most] = bounds(name, before, owed);
          expect(world.shown).toBeGreaterThanOrEqual(least);
          expect(world.shown).toBeLessThanOrEqual(most);
          expect(world.shown).toBeLessThanOrEqual(
            valueOf(world.server) + world.clicks - world.applied + world.undos,
          );
        }
        world.finish();
        expect(world.shown).toBe(valueOf(world.server));
      }),
      { numRuns: 3_000 },
    );
  });
});
