const FIRST_MS = 1_000;
const LONGEST_MS = 5_000;

/** The pause before attempt `failures` (from 0), 0.5 to 5 s; jittered, so that tabs do not all return at once. */
export function pauseBefore(failures: number, random: number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return ceiling / 2 + (ceiling / 2) * random;
}
