import { useEffect, useRef, useState } from "react";

const STEP = 200;

/**
 * How many of many rows are drawn: more whenever the end of them comes near the window. All users of a large
 * installation would be more elements than a browser can hold.
 */
export function useShownRows(count: number) {
  const [most, setMost] = useState(STEP);
  const end = useRef<HTMLButtonElement>(null);
  const more = () => setMost((shown) => shown + STEP);
  const isCut = count > most;
  useEffect(() => {
    if (!isCut || end.current === null) return;
    // It tells at once where the end is, so that a tall window is filled step by step.
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setMost(most + STEP),
      { rootMargin: "600px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isCut, most]);
  return { most, isCut, end, more };
}
