/** How long something may take before that is said, and before it counts as failed; milliseconds. */
const SLOW_MS = 400;
const LATE_MS = 15_000;

/** `begun` and `again` are awaited: the second after a failure, which is still shown. */
export type Wait = "none" | "begun" | "failed" | "again";

/** Calls `late` after the time in which something should have come; returns what calls that off. */
function whenLate(late: () => void): () => void {
  const timer = setTimeout(late, LATE_MS);
  return () => clearTimeout(timer);
}

/** Calls `slow` after a moment; returns what calls that off. */
export function whenSlow(slow: () => void): () => void {
  const timer = setTimeout(slow, SLOW_MS);
  return () => clearTimeout(timer);
}

/** One wait at a time, and how it goes. */
export interface Waiting {
  /** Answers what came, also where it had counted as failed; null where it failed or another wait has begun. */
  readonly begin: <T>(work: Promise<T>, as?: "begun" | "again") => Promise<T | null>;
  readonly end: () => void;
}

/** A wait that is told of through `tell`. */
export function makeWaiting(tell: (wait: Wait) => void): Waiting {
  let giveUp = () => {};
  const end = () => {
    giveUp();
    tell("none");
  };
  async function begin<T>(work: Promise<T>, as: "begun" | "again" = "begun"): Promise<T | null> {
    giveUp();
    let awaited = true;
    const callOff = whenLate(() => tell("failed"));
    giveUp = () => {
      awaited = false;
      callOff();
    };
    tell(as);
    try {
      const came = await work;
      if (!awaited) return null;
      end();
      return came;
    } catch {
      if (!awaited) return null;
      giveUp();
      tell("failed");
      return null;
    }
  }
  return { begin, end };
}
