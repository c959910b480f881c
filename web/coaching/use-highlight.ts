import { useEffect, useRef, useState } from "react";

/** product 12.12: how long a highlighted goal is outlined. */
const OUTLINED_MS = 3_000;

/** A goal that its address points at: scrolls to it, takes focus to its heading, and outlines it for a while. */
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
