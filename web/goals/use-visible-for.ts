import { useEffect, useState } from "react";

// product 4.24
const CELEBRATED_MS = 3_000;

/** `over` had its time on an earlier screen. */
export function useVisibleFor<T>(what: T | null, over: T | null, ms = CELEBRATED_MS): boolean {
  const [past, setPast] = useState(over);
  useEffect(() => {
    if (what === null) return;
    const timer = setTimeout(() => setPast(what), ms);
    return () => clearTimeout(timer);
  }, [what, ms]);
  return what !== null && what !== past;
}
