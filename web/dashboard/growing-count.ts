import { startTransition, useEffect, useState } from "react";
import { limits } from "#domain/limits.ts";

// Cards that a slow phone draws in one go without a noticeable pause.
const STEP = 24;

/**
 * How many cards are drawn: those of the document while the others are `loading`, then more and more until it is
 * all of them. From then on without an end, so that no card ever goes because another came.
 */
export function useGrowingCount(total: number, loading: boolean): number {
  const [count, setCount] = useState(loading ? limits.goalsPerPage : Infinity);
  useEffect(() => {
    if (loading || count === Infinity) return;
    startTransition(() => setCount(count < total ? count + STEP : Infinity));
  }, [count, loading, total]);
  return count;
}
