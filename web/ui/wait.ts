import { useEffect, useState } from "react";

const SLOW_MS = 400;
const LATE_MS = 15_000;

/** `again` is a retry while the failure is still shown. */
export type Wait = "none" | "begun" | "failed" | "again";

function whenLate(late: () => void): () => void {
  const timer = setTimeout(late, LATE_MS);
  return () => clearTimeout(timer);
}

export function whenSlow(slow: () => void): () => void {
  const timer = setTimeout(slow, SLOW_MS);
  return () => clearTimeout(timer);
}

export interface Waiting {
  /** Null if it failed, ended, or another began; then `wanted` is aborted. */
  readonly begin: <T>(
    work: (wanted: AbortSignal) => Promise<T>,
    as?: "begun" | "again",
  ) => Promise<T | null>;
  readonly end: () => void;
}

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

export function useWaiting(): readonly [Wait, Waiting] {
  const [wait, setWait] = useState<Wait>("none");
  const [waiting] = useState(() => makeWaiting(setWait));
  useEffect(() => waiting.end, [waiting]);
  return [wait, waiting];
}
