import { startTransition, useEffect, useState } from "react";
import { limits } from "#domain/limits.ts";
import { afterFirstSign } from "#web/client/first-sign.ts";

// Cards that a slow phone draws in one go without a noticeable pause.
const STEP = 24;
// More than most people have. Of 200 the others would take as long as all the rest of the screen, perhaps for nobody.
const UNASKED = limits.goalsPerPage + STEP;

/**
 * How many cards are drawn: those of the document while the others are `loading`, then some more, and once somebody
 * moves in the page more and more until it is all of them. From then on without an end, so that no card ever goes
 * because another came.
 */
export function useGrowingCount(total: number, loading: boolean): number {
  const [count, setCount] = useState(loading ? limits.goalsPerPage : Infinity);
  useEffect(() => {
    if (loading || count === Infinity) return;
    const grow = () => startTransition(() => setCount(count < total ? count + STEP : Infinity));
    if (count >= UNASKED && count < total) return afterFirstSign(grow);
    grow();
  }, [count, loading, total]);
  return count;
}
