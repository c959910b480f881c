/** The IANA name of the zone that this browser is in. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A zone under the name that this browser uses: one calls Asia/Kolkata what another calls Asia/Calcutta. */
export function canonicalZone(zone: string): string {
  return new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone;
}
