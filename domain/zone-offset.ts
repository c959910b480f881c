const MS_PER_DAY = 86_400_000;
/** A year, and a little: changes of a zone's clock are known for so long at a time. */
const STRETCH = 366 * MS_PER_DAY;
/** Until about 2110; for days outside each instant is asked about by itself. */
const STRETCHES = 140;
// No zone has ever changed its clock twice within it: the nearest two changes are not quite seven days apart.
const STEP = 6 * MS_PER_DAY;

/** How far the clock of a zone is ahead of UTC (milliseconds) from an instant on, until the next line; in the order of time. */
type ZoneOffsets = readonly (readonly [from: number, ahead: number])[];

interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly known: ZoneOffsets[];
}

const zones = new Map<string, Zone>();

function zoneOf(name: string): Zone {
  // Names count in any case: kept by spelling, a client could fill the memory with formats.
  const key = name.toLowerCase();
  const found = zones.get(key);
  if (found !== undefined) return found;
  const format = new Intl.DateTimeFormat("en-US", { timeZone: name, timeZoneName: "longOffset" });
  const made = { format, known: [] };
  zones.set(key, made);
  return made;
}

/** True for an IANA zone name that this runtime can count days in. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(zone)) return false;
  try {
    zoneOf(zone);
    return true;
  } catch {
    return false;
  }
}

const AHEAD = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

function asked({ format }: Zone, at: number): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] = AHEAD.exec(format.format(at)) ?? [];
  const ahead = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  return sign === "-" ? -ahead : ahead;
}

/** The first instant of another offset than that of `before`; there is one not after `after`. */
function changeBetween(zone: Zone, before: number, after: number): number {
  const ahead = asked(zone, before);
  let [from, until] = [before, after];
  while (until - from > 1) {
    const middle = Math.floor((from + until) / 2);
    if (asked(zone, middle) === ahead) from = middle;
    else until = middle;
  }
  return until;
}

function changesOf(zone: Zone, stretch: number): ZoneOffsets {
  const begin = stretch * STRETCH;
  const offsets: [number, number][] = [[begin, asked(zone, begin)]];
  for (let at = begin; at < begin + STRETCH; at += STEP) {
    const until = Math.min(at + STEP, begin + STRETCH - 1);
    const ahead = asked(zone, until);
    if (ahead !== offsets.at(-1)?.[1]) offsets.push([changeBetween(zone, at, until), ahead]);
  }
  return offsets;
}

/** How far the clock of `zone` is ahead of UTC at an instant (milliseconds); behind where it is negative. */
export function offsetAt(at: number, zone: string): number {
  // Spares a page without a person's zone its first Intl format, which takes tens of milliseconds on a phone.
  if (zone === "UTC") return 0;
  const its = zoneOf(zone);
  const stretch = Math.floor(at / STRETCH);
  if (stretch < 0 || stretch >= STRETCHES) return asked(its, at);
  const offsets = (its.known[stretch] ??= changesOf(its, stretch));
  return offsets.findLast(([from]) => from <= at)?.[1] ?? 0;
}
