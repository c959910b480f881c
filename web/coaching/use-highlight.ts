import { useEffect, useRef, useState } from "react";

/** product.md, Coach view */
const OUTLINED_MS = 3_000;

/** A goal that its address points at: scrolls to it, takes focus to its heading, and outlines it for 3 seconds. */
export function useHighlight(highlighted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [outlined, setOutlined] = useState(highlighted);
  useEffect(() => {
    if (!highlighted) return;
    // After the screen's own arrival, which scrolls to its top.
    const arrival = setTimeout(() => {
      heading.current?.scrollIntoView({ block: "center" });
      heading.current?.focus({ preventScroll: true });
    });
    const end = setTimeout(() => setOutlined(false), OUTLINED_MS);
    return () => {
      clearTimeout(arrival);
      clearTimeout(end);
    };
  }, [highlighted]);
  return { heading, outlined };
}
