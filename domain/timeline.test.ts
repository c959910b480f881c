import fc from "fast-check";
import { expect, test } from "vitest";
import { refuse } from "./refusal.ts";
import {
  boundOf,
  mergedPage,
  placeOf,
  sourcesOf,
  timelineKinds,
  type TimelineKind,
  type TimelinePlace,
  type TimelineSource,
} from "./timeline.ts";

const order = [
  "changed",
  "pause-over",
  "note",
  "check-in",
  "weekly-check-in",
  "missed-check-in",
  "badge",
  "comeback",
  "step",
  "progress",
  "coached",
  "created",
] as const satisfies readonly TimelineSource[];

const numbered: ReadonlySet<TimelineSource> = new Set(["progress", "changed"]);

function tieOf(source: TimelineSource, number: number): string {
  return numbered.has(source) ? String(number) : `id-${String(number).padStart(4, "0")}`;
}

/** Entries of few instants, so that many share one; each source newest first, as a store answers it. */
const world = fc
  .array(fc.record({ source: fc.constantFrom(...order), at: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 60,
  })
  .map((drawn) => {
    const places = drawn.map(({ source, at }, number) => ({
      source,
      at,
      tie: tieOf(source, number),
      number,
    }));
    return new Map(
      order.map((source) => [
        source,
        places
          .filter((place) => place.source === source)
          .toSorted((one, other) => other.at - one.at || other.number - one.number),
      ]),
    );
  });
type World = typeof world extends fc.Arbitrary<infer W> ? W : never;
type Entry = TimelinePlace & { readonly number: number };

/** What a store answers of a source after a place: `size` and one more. */
function read(of: World, source: TimelineSource, after: TimelinePlace | null, size: number) {
  const before = boundOf(after, source);
  const isBefore = ({ at, tie }: Entry) => {
    if (at !== before.at) return at < before.at;
    return numbered.has(source) ? Number(tie) < Number(before.tie) : tie < before.tie;
  };
  return (of.get(source) ?? []).filter(isBefore).slice(0, size + 1);
}

function pages(of: World, size: number, kind?: TimelineKind): Entry[][] {
  const all: Entry[][] = [];
  let cursor: string | undefined;
  do {
    const after = placeOf(cursor);
    if (after !== null && !("at" in after)) throw new Error(`${cursor} was refused.`);
    const parts = sourcesOf(kind).map((source) => read(of, source, after, size));
    const { page, next } = mergedPage(parts, size);
    all.push([...page]);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

const whole = (of: World): Entry[] =>
  order
    .flatMap((source) => of.get(source) ?? [])
    .toSorted(
      (one, other) =>
        other.at - one.at ||
        order.indexOf(one.source) - order.indexOf(other.source) ||
        other.number - one.number,
    );

test("the pages of any size are together the whole timeline in its order, and only the last may be short", () => {
  fc.assert(
    fc.property(world, fc.integer({ min: 1, max: 70 }), (of, size) => {
      const all = pages(of, size);
      expect(all.flat()).toEqual(whole(of));
      expect(all.slice(0, -1).every((page) => page.length === size)).toBe(true);
      expect(all.length === 1 || all.at(-1)?.length !== 0).toBe(true);
    }),
  );
});

test("each kind is what is left of the whole without the others, and every source is of one kind", () => {
  fc.assert(
    fc.property(world, fc.integer({ min: 1, max: 9 }), (of, size) => {
      for (const kind of timelineKinds) {
        const left = whole(of).filter(({ source }) => sourcesOf(kind).includes(source));
        expect(pages(of, size, kind).flat()).toEqual(left);
      }
    }),
  );
  expect(timelineKinds.flatMap(sourcesOf).toSorted()).toEqual(sourcesOf().toSorted());
});

test("what is written meanwhile comes before the first page, and changes none after it", () => {
  fc.assert(
    fc.property(world, world, fc.integer({ min: 1, max: 9 }), (of, later, size) => {
      const [first = []] = pages(of, size);
      const last = first.at(-1);
      fc.pre(last !== undefined);
      const grown: World = new Map(
        order.map((source) => [
          source,
          [
            ...(later.get(source) ?? []).map((entry) => ({ ...entry, at: entry.at + 4 })),
            ...(of.get(source) ?? []),
          ],
        ]),
      );
      const rest = (w: World) =>
        mergedPage(
          sourcesOf().map((source) => read(w, source, last, 100)),
          100,
        ).page;
      expect(rest(grown)).toEqual(rest(of));
    }),
  );
});

test.each([
  "",
  "1.progress.x",
  "1.progress.1234567890123456",
  "1.5.note.a",
  "1.toString.a",
  "1.note.a'b",
  `1.note.${"a".repeat(65)}`,
  "1234567890123456.note.a",
])("%j is no cursor", (cursor) => {
  expect(placeOf(cursor)).toEqual(refuse("request.invalid", "after"));
});
