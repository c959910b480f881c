import { offsetFormat } from "./intl.ts";

export const DAY_MS = 86_400_000;
/** Clock changes are cached by stretches of a year. */
const STRETCH = 366 * DAY_MS;
/** Until about 2110; later instants are computed singly. */
const STRETCHES = 140;
// No zone changes twice within it: the closest changes are nearly seven days apart.
const STEP = 6 * DAY_MS;

/** Milliseconds ahead of UTC from an instant on, in order. */
type ZoneOffsets = readonly (readonly [from: number, ahead: number])[];

/** By stretch number; plain data, as a document carries it to its browser. */
export type KnownOffsets = Readonly<Record<number, ZoneOffsets>>;

// Keyed in one case: by spelling, a client could fill the memory (names ignore case).
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

/** True for an IANA zone that this runtime knows. */
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

/** The first change after `before`; one exists by `after`. */
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

/** Adds offsets found elsewhere. */
export function learnOffsets(zone: string, offsets: KnownOffsets): void {
  const key = zone.toLowerCase();
  const its = Object.assign(known.get(key) ?? [], offsets);
  known.set(key, its);
}

/** Stretches before it to include: goals are seldom older. */
const BEFORE = 2;

/** Offsets that a browser needs to count days around an instant (ms). */
export function offsetsAround(at: number, zone: string): KnownOffsets {
  if (zone === "UTC") return {};
  const last = Math.floor(at / STRETCH);
  const stretches = Array.from({ length: BEFORE + 1 }, (_, back) => last - back);
  return Object.fromEntries(
    stretches.filter(isKept).map((stretch) => [stretch, offsetsOf(zone, stretch)]),
  );
}

const isKept = (stretch: number): boolean => stretch >= 0 && stretch < STRETCHES;

/** Milliseconds that `zone` is ahead of UTC at an instant (ms); 0 for an unknown zone (product 1.4). */
export function offsetAt(at: number, zone: string): number {
  // Fast path: a page without a person's zone needs no format.
  if (zone === "UTC") return 0;
  const stretch = Math.floor(at / STRETCH);
  if (!isKept(stretch)) return asked(zone, at);
  let ahead = 0;
  for (const line of offsetsOf(zone, stretch)) if (line[0] <= at) ahead = line[1];
  return ahead;
}
