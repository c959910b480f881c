import type { Day } from "./day.ts";

/** As stored; it stays after its day until the next one begins or the return is answered. */
export interface Absence {
  readonly since: Day;
  /** The first day back; null until 'I'm back'. */
  readonly until: Day | null;
}

/** product 3.23 */
export function isAway(absence: Absence | null, today: Day): boolean {
  return absence !== null && (absence.until === null || today < absence.until);
}
