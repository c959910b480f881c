import { exhaustiveList } from "./exhaustive-list.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** product 4.32 */
export const timelineKinds = ["progress", "note", "check-in", "change"] as const;
export type TimelineKind = (typeof timelineKinds)[number];

const kindOf = {
  changed: "change",
  "pause-over": "change",
  note: "note",
  "check-in": "check-in",
  "weekly-check-in": "check-in",
  "missed-check-in": "check-in",
  badge: "change",
  comeback: "change",
  step: "change",
  progress: "progress",
  coached: "change",
  created: "change",
} as const satisfies Record<string, TimelineKind>;
export type TimelineSource = keyof typeof kindOf;

// Order within one millisecond (product 4.32).
const sources = exhaustiveList<TimelineSource>()([
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
]);

/** The sources of a kind; of all kinds if none is named. */
export function sourcesOf(kind?: TimelineKind): readonly TimelineSource[] {
  return sources.filter((source) => kind === undefined || kindOf[source] === kind);
}

export interface TimelinePlace {
  /** When written, ms. */
  readonly at: number;
  readonly source: TimelineSource;
  /** Orders a source's entries of one millisecond: a number, else an id. */
  readonly tie: string;
}

function cursorOf({ at, source, tie }: TimelinePlace): string {
  return `${at}.${source}.${tie}`;
}

const CURSOR = /^(\d{1,15})\.([a-z-]+)\.([\w-]{0,64})$/;
const NUMBER = /^\d{1,15}$/;

function isNumbered(source: TimelineSource): boolean {
  return source === "progress" || source === "changed";
}

/** The place of a cursor, null without one; refused as `request.invalid`. */
export function placeOf(cursor: string | undefined): Ruled<TimelinePlace | null> {
  if (cursor === undefined) return null;
  const [, at, named, tie = ""] = CURSOR.exec(cursor) ?? [];
  const source = sources.find((known) => known === named);
  const isNone = source === undefined || (isNumbered(source) && !NUMBER.test(tie));
  return isNone ? refuse("request.invalid", "after") : { at: Number(at), source, tie };
}

/** Exclusive, by instant, then tie. */
export interface TimelineBound {
  readonly at: number;
  readonly tie: string;
}

/** Later than any instant. */
const END = 999_999_999_999_999;

/** The bound for reading a source after a place; null reads all. */
export function boundOf(after: TimelinePlace | null, source: TimelineSource): TimelineBound {
  // Sorts before all ties of its source.
  const tie = isNumbered(source) ? "0" : "";
  if (after === null) return { at: END, tie };
  if (after.source === source) return after;
  // Of the same millisecond, only later sources remain.
  const isLeft = sources.indexOf(source) > sources.indexOf(after.source);
  return { at: isLeft ? after.at + 1 : after.at, tie };
}

interface Page<P> {
  readonly page: readonly P[];
  readonly next: string | null;
}

/** The first `size` of parts, each newest first and read one further. */
export function mergedPage<P extends TimelinePlace>(
  parts: readonly (readonly P[])[],
  size: number,
): Page<P> {
  // The sort is stable within a part.
  const all = parts
    .flat()
    .toSorted(
      (one, other) =>
        other.at - one.at || sources.indexOf(one.source) - sources.indexOf(other.source),
    );
  const page = all.slice(0, size);
  const last = page.at(-1);
  return { page, next: last && all.length > size ? cursorOf(last) : null };
}
