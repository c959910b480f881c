export interface HostState {
  readonly isWritable: boolean;
  /** PostgreSQL counts it up at each promotion, so the highest is the newest primary. */
  readonly timeline: number;
}

/**
 * Index of the host to use: writable and promoted last; on a tie the current one, else the first.
 * Hosts promoted before `newest` (highest timeline seen) are ignored. If none fits, stay.
 */
export function primaryAmong(
  states: readonly (HostState | undefined)[],
  current: number,
  newest: number,
): number {
  const fit = states.flatMap((state, place) =>
    state?.isWritable === true && state.timeline >= newest ? [{ ...state, place }] : [],
  );
  const latest = Math.max(...fit.map(({ timeline }) => timeline));
  const [first, ...others] = fit.filter(({ timeline }) => timeline === latest);
  if (first === undefined || others.some(({ place }) => place === current)) return current;
  return first.place;
}
