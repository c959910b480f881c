import { offsetFormat } from "./intl.ts";

export const DAY_MS = 86_400_000;
/** A year, and a little: changes of a zone's clock are known for so long at a time. */
const STRETCH = 366 * DAY_MS;
/** Until about 2110; for days outside each instant is asked about by itself. */
const STRETCHES = 140;
// No zone has ever changed its clock twice within it: the nearest two changes are not quite seven days apart.
const STEP = 6 * DAY_MS;

/** How far the clock of a zone is ahead of UTC (milliseconds) from an instant on, until the next line; in the order of time. */
type ZoneOffsets = readonly (readonly [from: number, ahead: number])[];

/** What is known of a zone, by the number of its stretch. Plain data: a document carries it to its browser. */
export type KnownOffsets = Readonly<Record<number, ZoneOffsets>>;

// Names count in any case: kept by spelling, a client could fill the memory.
const formats = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, ZoneOffsets[]>();

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const key = zone.toLowerCase();
  const found = formats.get(key);
  if (found !== undefined) return found;
  const made = offsetFormat(zone);
  if (made !== null) formats.set(key, made);
  return made;
}

/** True for an IANA zone name that this runtime can count days in. */
export function isZone(zone: string): boolean {
  return formatOf(zone) !== null;
}

const AHEAD = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

function asked(zone: string, at: number): number {
  const text = formatOf(zone)?.format(at) ?? "";
  const [, sign, hours = 0, minutes = 0, seconds = 0] = AHEAD.exec(text) ?? [];
  const ahead = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  return sign === "-" ? -ahead : ahead;
}

/** The first instant of another offset than that of `before`; there is one not after `after`. */
function changeBetween(zone: string, before: number, after: number): number {
  const ahead = asked(zone, before);
  let [from, until] = [before, after];
  while (until - from > 1) {
    const middle = Math.floor((from + until) / 2);
    if (asked(zone, middle) === ahead) from = middle;
    else until = middle;
  }
  return until;
}

function changesOf(zone: string, stretch: number): ZoneOffsets {
  const begin = stretch * STRETCH;
  const offsets: [number, number][] = [[begin, asked(zone, begin)]];
  for (let at = begin; at < begin + STRETCH; at += STEP) {
    const until = Math.min(at + STEP, begin + STRETCH - 1);
    const ahead = asked(zone, until);
    if (ahead !== offsets.at(-1)?.[1]) offsets.push([changeBetween(zone, at, until), ahead]);
  }
  return offsets;
}

function offsetsOf(zone: string, stretch: number): ZoneOffsets {
  const found = known.get(zone.toLowerCase())?.[stretch];
  if (found !== undefined) return found;
  const offsets = changesOf(zone, stretch);
  learnOffsets(zone, { [stretch]: offsets });
  return offsets;
}

/** Takes over what was found elsewhere. */
export function learnOffsets(zone: string, offsets: KnownOffsets): void {
  const key = zone.toLowerCase();
  const its = Object.assign(known.get(key) ?? [], offsets);
  known.set(key, its);
}

/** How many stretches before that of an instant go with it: goals are seldom older. */
const BEFORE = 2;

/** What a browser needs of a zone, so as to count days around an instant (milliseconds) without a format of its own. */
export function offsetsAround(at: number, zone: string): KnownOffsets {
  if (zone === "UTC") return {};
  const last = Math.floor(at / STRETCH);
  const stretches = Array.from({ length: BEFORE + 1 }, (_, back) => last - back);
  return Object.fromEntries(
    stretches.filter(isKept).map((stretch) => [stretch, offsetsOf(zone, stretch)]),
  );
}

const isKept = (stretch: number): boolean => stretch >= 0 && stretch < STRETCHES;

/** How far the clock of `zone` is ahead of UTC at an instant (milliseconds); behind where it is negative. An unknown zone is UTC (product 1.4). */
export function offsetAt(at: number, zone: string): number {
  // A page without a person's zone knows nothing of it, and needs no format.
  if (zone === "UTC") return 0;
  const stretch = Math.floor(at / STRETCH);
  if (!isKept(stretch)) return asked(zone, at);
  let ahead = 0;
  for (const line of offsetsOf(zone, stretch)) if (line[0] <= at) ahead = line[1];
  return ahead;
}
