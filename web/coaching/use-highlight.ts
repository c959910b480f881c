import { useEffect, useRef, useState } from "react";

// product 12.12
const OUTLINED_MS = 3_000;

export function useHighlight(highlighted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [outlined, setOutlined] = useState(highlighted);
  useEffect(() => {
    if (!highlighted) return;
    // After the screen's own scroll to the top.
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
