import { exhaustiveList } from "./exhaustive-list.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** What a goal's timeline is filtered by (product 4.32). */
export const timelineKinds = ["progress", "note", "check-in", "change"] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** What a timeline is made of, and the kind of each. */
const kindOf = {
  changed: "change",
  note: "note",
  "check-in": "check-in",
  "weekly-check-in": "check-in",
  badge: "change",
  step: "change",
  progress: "progress",
  coached: "change",
  created: "change",
} as const satisfies Record<string, TimelineKind>;
export type TimelineSource = keyof typeof kindOf;

// In the order of entries that were written in the same millisecond (product 4.32).
const sources = exhaustiveList<TimelineSource>()([
  "changed",
  "note",
  "check-in",
  "weekly-check-in",
  "badge",
  "step",
  "progress",
  "coached",
  "created",
]);

/** The sources of a kind, of all kinds where none is named. */
export function sourcesOf(kind?: TimelineKind): readonly TimelineSource[] {
  return sources.filter((source) => kind === undefined || kindOf[source] === kind);
}

/** Where an entry stands in the timeline. */
export interface TimelinePlace {
  /** Milliseconds; when it was written. */
  readonly at: number;
  readonly source: TimelineSource;
  /** Parts the entries of a source that were written in the same millisecond: the number of what is numbered, else an id. */
  readonly tie: string;
}

/** A place as the cursor of what comes after it. */
function cursorOf({ at, source, tie }: TimelinePlace): string {
  return `${at}.${source}.${tie}`;
}

const CURSOR = /^(\d{1,15})\.([a-z-]+)\.([\w-]{0,64})$/;
const NUMBER = /^\d{1,15}$/;

/** True of sources whose entries are numbered as they are written. */
function isNumbered(source: TimelineSource): boolean {
  return source === "progress" || source === "changed";
}

/** The place that a cursor names; null without one. Refuses what is no cursor as `request.invalid`. */
export function placeOf(cursor: string | undefined): Ruled<TimelinePlace | null> {
  if (cursor === undefined) return null;
  const [, at, named, tie = ""] = CURSOR.exec(cursor) ?? [];
  const source = sources.find((known) => known === named);
  const isNone = source === undefined || (isNumbered(source) && !NUMBER.test(tie));
  return isNone ? refuse("request.invalid", "after") : { at: Number(at), source, tie };
}

/** What of a source is asked for: its entries before this, by instant and then by tie. */
export interface TimelineBound {
  readonly at: number;
  readonly tie: string;
}

/** Later than any instant. */
const END = 999_999_999_999_999;

/** What of a source comes after a place; all of it where that is null. */
export function boundOf(after: TimelinePlace | null, source: TimelineSource): TimelineBound {
  // Before all ties of its source.
  const tie = isNumbered(source) ? "0" : "";
  if (after === null) return { at: END, tie };
  if (after.source === source) return after;
  // Of the place's own millisecond only those sources are left that stand after it.
  const isLeft = sources.indexOf(source) > sources.indexOf(after.source);
  return { at: isLeft ? after.at + 1 : after.at, tie };
}

/** A page, and the cursor of the next one; null where there is none. */
interface Page<P> {
  readonly page: readonly P[];
  readonly next: string | null;
}

/** The first `size` of parts that are each newest first, and of which each was read one further than that. */
export function mergedPage<P extends TimelinePlace>(
  parts: readonly (readonly P[])[],
  size: number,
): Page<P> {
  // Sorting keeps the order within a part.
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
