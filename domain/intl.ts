// The one place for outside input to `Intl`: unknown zones or missing features give null, never throw.

const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

export function directionOf(language: string): "ltr" | "rtl" {
  return new Intl.Locale(language).getTextInfo().direction === "rtl" ? "rtl" : "ltr";
}

/** A format that gives a zone's UTC offset; null for an unknown zone. */
export function offsetFormat(zone: string): Intl.DateTimeFormat | null {
  if (!NAME.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  } catch {
    return null;
  }
}

/** One name for all aliases of a zone: engines differ (Asia/Kolkata, Asia/Calcutta). */
export function canonicalZone(zone: string): string | null {
  return offsetFormat(zone)?.resolvedOptions().timeZone ?? null;
}

/** Not in every runtime. */
interface WithTemporal {
  readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } };
}

/** The runtime's zone, UTC if missing; it may be one nobody knows (`Etc/Unknown`). */
export function machineZone(): string {
  const { Temporal } = globalThis as WithTemporal;
  // Temporal first: the first `Intl` format takes tens of milliseconds on a phone.
  const zone: string | undefined =
    Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Some engines return nothing, despite the types.
  return zone || "UTC";
}

/** Splits text into graphemes; null in older browsers. */
export function letterSegmenter(): Intl.Segmenter | null {
  const { Segmenter }: Partial<typeof Intl> = Intl;
  return Segmenter === undefined ? null : new Segmenter("en");
}
