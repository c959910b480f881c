import { useEffect, useState } from "react";

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
  /**
   * Answers what came, also where it had counted as failed; null where it failed, or the wait has ended or another begun:
   * then `wanted` is aborted.
   */
  readonly begin: <T>(
    work: (wanted: AbortSignal) => Promise<T>,
    as?: "begun" | "again",
  ) => Promise<T | null>;
  readonly end: () => void;
}

/** A wait that is told of through `tell`. */
export function makeWaiting(tell: (wait: Wait) => void): Waiting {
  let present = new AbortController();
  const end = () => {
    present.abort();
    tell("none");
  };
  async function begin<T>(
    work: (wanted: AbortSignal) => Promise<T>,
    as: "begun" | "again" = "begun",
  ): Promise<T | null> {
    present.abort();
    present = new AbortController();
    const { signal } = present;
    signal.addEventListener(
      "abort",
      whenLate(() => tell("failed")),
    );
    tell(as);
    try {
      const came = await work(signal);
      if (signal.aborted) return null;
      end();
      return came;
    } catch {
      if (signal.aborted) return null;
      present.abort();
      tell("failed");
      return null;
    }
  }
  return { begin, end };
}

/** A component's wait, which ends with it. */
export function useWaiting(): readonly [Wait, Waiting] {
  const [wait, setWait] = useState<Wait>("none");
  const [waiting] = useState(() => makeWaiting(setWait));
  useEffect(() => waiting.end, [waiting]);
  return [wait, waiting];
}
