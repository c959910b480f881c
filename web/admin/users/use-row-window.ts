import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { BLOCK, RowHeights } from "./row-heights.ts";

/** CSS pixels drawn beyond the view: further than Tab or Page Down moves. */
const BEYOND = 1_000;
/** Rows before the first measurement. */
const FIRST = 3 * BLOCK;

interface Range {
  readonly from: number;
  readonly to: number;
}

function rangeAt(body: HTMLElement, heights: RowHeights): Range {
  const above = -body.getBoundingClientRect().top;
  return {
    from: heights.blockAt(above - BEYOND) * BLOCK,
    to: (heights.blockAt(above + innerHeight + BEYOND) + 1) * BLOCK,
  };
}

function measure(body: HTMLTableSectionElement, heights: RowHeights, { from, to }: Range): void {
  const rows = [...body.querySelectorAll<HTMLElement>("tr[aria-rowindex]")];
  for (let row = from; row + BLOCK <= to; row += BLOCK) {
    const [first, last] = [rows[row - from], rows[row - from + BLOCK - 1]];
    if (first === undefined || last === undefined) return;
    const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
    if (height > 0) heights.setBlock(row / BLOCK, height);
  }
}

/** Draws only rows near the window: a browser cannot hold all users of a large installation. */
export function useRowWindow(count: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [heights] = useState(() => new RowHeights());
  const [range, setRange] = useState<Range>({ from: 0, to: FIRST });
  // `count` may have shrunk since.
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
      // A new object even for the same rows: the space around them has changed.
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
