/** What a host said of itself when it was last asked. */
export interface HostState {
  /** It takes writes: it is no standby, and nobody has made it read-only. */
  readonly isWritable: boolean;
  /** PostgreSQL counts it up at each promotion: of two that take writes, the higher one was promoted later. */
  readonly timeline: number;
}

/**
 * The place of the host to use, among what each of them said; undefined is one that gave no answer. It is the one that takes
 * writes and was promoted last; of several such the one in use, else the first. Who was promoted before `newest`, the highest
 * timeline seen, has been left behind and is not gone back to. Where there is none, the one in use stays.
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
