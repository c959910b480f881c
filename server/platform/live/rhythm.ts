/** When streams are spoken to, in ms. */
export interface Rhythm {
  /** The longest that a stream is silent. Every third time it is told to come back, so it is as long as three of these. */
  readonly pause: number;
  /** How often is looked whose time it is. */
  readonly look: number;
}

/**
 * A heartbeat at least every 20 seconds. A stream lives for 41 to 52, and its connection for six more, Node's own time for one that is
 * kept alive: of somebody who has vanished nothing is left after a minute.
 */
export const RHYTHM: Rhythm = { pause: 17_000, look: 1_000 };
