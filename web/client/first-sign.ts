// Whoever reads on, searches in the page, prints it or leaves it does one of these before; a screen reader scrolls or focuses.
const signs =
  "scroll wheel pointermove pointerdown touchstart keydown focusin blur beforeprint".split(" ");

let seen = false;

/** Calls `act` once somebody has moved in this document: at once where they have. Returns what takes that back. */
export function afterFirstSign(act: () => void): () => void {
  const heard = new AbortController();
  const hear = () => {
    seen = true;
    heard.abort();
    act();
  };
  if (seen) hear();
  else
    for (const sign of signs)
      addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  return () => heard.abort();
}
