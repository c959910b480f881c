/** The IANA name of the zone that this browser is in. */
export function browserZone(): string {
  // The first format of a page takes tens of milliseconds on a phone.
  return "Temporal" in globalThis
    ? Temporal.Now.timeZoneId()
    : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** True for the zone that this browser is in, also by another name: one engine calls Asia/Kolkata what another calls Asia/Calcutta. */
export function isBrowserZone(zone: string): boolean {
  const here = browserZone();
  return zone === here || canonicalZone(zone) === canonicalZone(here);
}

function canonicalZone(zone: string): string {
  return new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone;
}
