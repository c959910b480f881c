import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { BLOCK, RowHeights } from "./row-heights.ts";

/** Drawn above and below what can be seen, in CSS pixels: further than a press of Tab or Page Down goes. */
const BEYOND = 1_000;
/** Rows before anything was measured. */
const FIRST = 3 * BLOCK;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Which of the rows are to be drawn while the table's body stands where it stands. */
function rangeAt(body: HTMLElement, heights: RowHeights): Range {
  const above = -body.getBoundingClientRect().top;
  return {
    from: heights.blockAt(above - BEYOND) * BLOCK,
    to: (heights.blockAt(above + innerHeight + BEYOND) + 1) * BLOCK,
  };
}

/** Measures the whole blocks among the rows that are drawn. */
function measure(body: HTMLTableSectionElement, heights: RowHeights, { from, to }: Range): void {
  const rows = [...body.querySelectorAll<HTMLElement>("tr[aria-rowindex]")];
  for (let row = from; row + BLOCK <= to; row += BLOCK) {
    const [first, last] = [rows[row - from], rows[row - from + BLOCK - 1]];
    if (first === undefined || last === undefined) return;
    const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
    if (height > 0) heights.setBlock(row / BLOCK, height);
  }
}

/**
 * Of many rows, those that the window is near to, and how high the space of the others is. All users of a large installation
 * would be more elements than a browser can hold.
 */
export function useRowWindow(count: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [heights] = useState(() => new RowHeights());
  const [range, setRange] = useState<Range>({ from: 0, to: FIRST });
  // There may be fewer rows than when the range was set.
  const to = Math.min(count, range.to);
  const from = Math.min(range.from, Math.max(0, Math.floor((count - 1) / BLOCK) * BLOCK));

  const drawn = useRef({ from, to });

  useLayoutEffect(() => {
    drawn.current = { from, to };
    if (body.current !== null) measure(body.current, heights, { from, to });
  });

  useEffect(() => {
    const moved = () => {
      if (body.current === null) return;
      const next = rangeAt(body.current, heights);
      setRange((held) => (held.from === next.from && held.to === next.to ? held : next));
    };
    const resized = () => {
      if (body.current === null) return;
      heights.forget();
      measure(body.current, heights, drawn.current);
      // A new range even of the same rows: the space above and below has changed.
      setRange(rangeAt(body.current, heights));
    };
    moved();
    addEventListener("scroll", moved, { passive: true });
    addEventListener("resize", resized);
    return () => {
      removeEventListener("scroll", moved);
      removeEventListener("resize", resized);
    };
  }, [heights]);

  const above = heights.offset(from);
  return { body, from, to, above, below: Math.max(0, heights.offset(count) - heights.offset(to)) };
}
