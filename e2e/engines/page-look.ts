/** One thing of a page, as code in the page looks for it: a selector, and a regular expression of its name. */
export interface Sought {
  readonly selector: string;
  readonly name: string;
}

/** Something that was found. */
export interface Seen {
  /** Its middle, in CSS pixels from the corner of what is seen. */
  readonly x: number;
  readonly y: number;
  /** Whether a press there would reach it. */
  readonly reached: boolean;
  readonly text: string;
  readonly value: string;
  readonly checked: boolean;
  readonly focused: boolean;
}

/**
 * All that answers to a path: something within something within the page. Null while the document loads. `bring` scrolls
 * to the first. It runs in the page, as text, and knows nothing of this file.
 */
function look(path: readonly Sought[], bring: boolean): Seen[] | null {
  const words = (node: Element | null): string => {
    const copy = node?.cloneNode(true) as Element | undefined;
    for (const unsaid of copy?.querySelectorAll("[aria-hidden=true]") ?? []) unsaid.remove();
    return (copy?.textContent ?? "").replace(/\s+/g, " ").trim();
  };
  const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const named = ids.map((id) => document.getElementById(id));
    const own = element.getAttribute("aria-label");
    if (named.length === 0 && own !== null) return own;
    const from = [named, labelsOf(element), [element]].find((parts) => parts.length > 0) ?? [];
    return from.map(words).join(" ");
  };
  const within = (roots: readonly Element[], { selector, name }: Sought) =>
    roots
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => new RegExp(name).test(nameOf(element)));
  const seen = (element: Element): Seen => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    const parts = element.matches(":disabled") ? [] : [element, ...labelsOf(element)];
    const reached = parts.some((part) => part.contains(hit));
    const { value = "", checked = false } = element as Partial<HTMLInputElement>;
    const focused = element === document.activeElement;
    return { x, y, reached, text: words(element), value, checked, focused };
  };
  if (document.readyState !== "complete") return null;
  const found = path.reduce(within, [document.documentElement]);
  if (bring) found[0]?.scrollIntoView({ block: "center", behavior: "instant" });
  return found.map(seen);
}

/** The look as an expression for a page. */
export function lookIn(path: readonly Sought[], bring: boolean): string {
  return `(${look.toString()})(${JSON.stringify(path)}, ${bring})`;
}
