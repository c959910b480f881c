import { canonicalZone, machineZone } from "#domain/intl.ts";

/** The name that this browser has for its zone; the server decides what it makes of it. */
export const browserZone = machineZone;

/** True for the zone that this browser is in, also by another name, and where the browser cannot say which that is. */
export function isBrowserZone(zone: string): boolean {
  const here = browserZone();
  if (zone === here) return true;
  const known = canonicalZone(here);
  return known === null || known === canonicalZone(zone);
}
