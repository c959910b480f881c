import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GoalCard } from "#domain/goal.ts";
import { counted, goal, now } from "./goal.fixture.ts";
import { answered, asked, sent, shownGoal, withdrawn, type Overlay } from "./overlay.ts";

const step = { kind: "step" } as const;
const valueOf = (row: GoalCard) => Number(row.measurable.currentValue);
const shown = (row: GoalCard, overlay: Overlay) => valueOf(shownGoal(row, overlay, now));
const ask = (overlay: Overlay, key: string) =>
  asked(overlay, { key, goalId: goal.id, change: step });

test("a goal that nothing was asked of is its row itself", () => {
  const other = asked([], { key: "k", goalId: "another", change: step });
  expect(shownGoal(goal, other, now)).toBe(goal);
});

test("a step shows at once, and its answer changes nothing", () => {
  const waiting = ask([], "k");
  const underWay = sent(waiting, "k", counted(3, 4));
  const done = answered(underWay, "k", counted(4, 5));
  for (const overlay of [waiting, underWay, done]) expect(shown(counted(3, 4), overlay)).toBe(4);
  expect(shown(counted(4, 5), done)).toBe(4);
  expect(shown(counted(9, 6), done)).toBe(9);
});

test("a row that may hold the step already is not believed before the answer", () => {
  const underWay = sent(ask([], "k"), "k", counted(3, 4));
  expect(shown(counted(4, 5), underWay)).toBe(4);
});

test("a refused step is taken back, those behind it stay", () => {
  const overlay = ask(sent(ask([], "a"), "a", counted(3, 4)), "b");
  expect(shown(counted(3, 4), overlay)).toBe(5);
  expect(shown(counted(3, 4), withdrawn(overlay, "a"))).toBe(4);
});

test("a later answer stands for the earlier ones of its goal", () => {
  const first = answered(ask([], "a"), "a", counted(4, 5));
  expect(answered(ask(first, "b"), "b", counted(5, 6))).toHaveLength(1);
});

/** A person's clicks, their writes, another device, reads that arrive late, and a screen that lags behind its cache. */
class World {
  server = counted(0, 1);
  cache = this.server;
  screen = this.server;
  overlay: Overlay = [];
  clicks = 0;
  applied = 0;
  reads: GoalCard[] = [];
  queue: string[] = [];
  flight: { key: string; row: GoalCard | null } | null = null;
  /** Answers whose rows are in the cache and of which the overlay has not heard. */
  untold: { key: string; row: GoalCard }[] = [];

  get shown(): number {
    return shown(this.screen, this.overlay);
  }

  private grow(): void {
    this.server = counted(valueOf(this.server) + 1, this.server.rev + 1);
  }

  private receive(row: GoalCard): void {
    if (row.rev > this.cache.rev) this.cache = row;
  }

  readonly actions: Readonly<Record<string, () => void>> = {
    click: () => {
      const key = `k${this.clicks++}`;
      this.queue.push(key);
      this.overlay = ask(this.overlay, key);
    },
    send: () => {
      const key = this.flight ? undefined : this.queue.shift();
      if (key === undefined) return;
      this.flight = { key, row: null };
      this.overlay = sent(this.overlay, key, this.cache);
    },
    apply: () => {
      if (this.flight === null || this.flight.row !== null) return;
      this.grow();
      this.applied += 1;
      this.flight.row = this.server;
    },
    answerToCache: () => {
      if (!this.flight?.row) return;
      this.receive(this.flight.row);
      this.untold.push({ key: this.flight.key, row: this.flight.row });
      this.flight = null;
    },
    answerToOverlay: () => {
      const told = this.untold.shift();
      if (told) this.overlay = answered(this.overlay, told.key, told.row);
    },
    elsewhere: () => this.grow(),
    ask: () => void this.reads.push(this.server),
    read: () => this.reads[0] && this.receive(this.reads.shift() ?? this.server),
    readLatest: () => this.reads[0] && this.receive(this.reads.pop() ?? this.server),
    draw: () => {
      this.screen = this.cache;
    },
  };

  settle(): void {
    const rest = ["send", "apply", "answerToCache", "answerToOverlay"];
    while (this.flight || this.queue.length > 0 || this.untold.length > 0)
      for (const name of rest) this.actions[name]?.();
    for (const name of ["ask", "readLatest", "draw"]) this.actions[name]?.();
  }
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
          const before = world.shown;
          world.actions[name]?.();
          const [least, most] = name === "click" ? [before + 1, before + 1] : [before, Infinity];
          expect(world.shown).toBeGreaterThanOrEqual(least);
          expect(world.shown).toBeLessThanOrEqual(most);
          expect(world.shown).toBeLessThanOrEqual(
            valueOf(world.server) + world.clicks - world.applied,
          );
        }
        world.settle();
        expect(world.shown).toBe(valueOf(world.server));
      }),
      { numRuns: 3_000 },
    );
  });
});
