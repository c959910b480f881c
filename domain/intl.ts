// The one place that asks `Intl` for what comes from outside: a zone of a newer time zone database, a browser without a zone, an
// engine without a part of `Intl`. What this runtime does not know is null, never an error.

const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

/** Tells how far a zone is ahead of UTC; null where this runtime does not know the zone. */
export function offsetFormat(zone: string): Intl.DateTimeFormat | null {
  if (!NAME.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  } catch {
    return null;
  }
}

/** One name for all names of a zone: one engine calls Asia/Kolkata what another calls Asia/Calcutta. */
export function canonicalZone(zone: string): string | null {
  return offsetFormat(zone)?.resolvedOptions().timeZone ?? null;
}

/** As far as it is asked; not every runtime has it. */
interface WithTemporal {
  readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } };
}

/** The zone that this runtime says it is in. It may be one that no runtime knows (`Etc/Unknown`), and is UTC where there is none. */
export function machineZone(): string {
  const { Temporal } = globalThis as WithTemporal;
  // The first format of a page takes tens of milliseconds on a phone.
  const zone: string | undefined =
    Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Some engines answer nothing, whatever the types say.
  return zone || "UTC";
}

/** Parts a text into letters with their marks and whole emoji; null in older browsers. */
export function letterSegmenter(): Intl.Segmenter | null {
  const { Segmenter }: Partial<typeof Intl> = Intl;
  return Segmenter === undefined ? null : new Segmenter("en");
}
