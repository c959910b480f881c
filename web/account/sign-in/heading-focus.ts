import { useEffect, useRef } from "react";

/** For a heading that replaces another on the same address: focus goes to it when it appears. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
