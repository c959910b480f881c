import { canonicalZone, machineZone } from "#domain/intl.ts";

export const browserZone = machineZone;

/** True for aliases, and if the browser's zone is unknown. */
export function isBrowserZone(zone: string): boolean {
  const here = browserZone();
  if (zone === here) return true;
  const known = canonicalZone(here);
  return known === null || known === canonicalZone(zone);
}
