import { onTestFinished } from "vitest";

/** For tests in a browser: when something was on the page, by the page's own clock, however late the test looks. */
export function lasting<T>(find: () => T | null, appeared: (found: T) => void = () => {}) {
  let from = NaN;
  let to = NaN;
  const observer = new MutationObserver(() => {
    const found = find();
    if (found !== null && Number.isNaN(from)) {
      from = performance.now();
      appeared(found);
    } else if (found === null && !Number.isNaN(from) && Number.isNaN(to)) to = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return {
    /** Milliseconds of the page's clock; NaN before it came. */
    from: () => from,
    /** NaN before it went. */
    to: () => to,
    /** For how many milliseconds it was there; NaN before it went. */
    time: () => to - from,
  };
}
