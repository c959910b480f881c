/**
 * Keeps the last press on a button of the server's markup for as long as nobody hears it. Returns how to hand it on,
 * once somebody does. Links and popovers need no script; a form that the browser sent by itself would lose its words.
 */
export function keepEarlyPress(root: HTMLElement): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("button:not([popovertarget])");
    if (button === null) return;
    event.preventDefault();
    pressed = button;
  };
  root.addEventListener("click", keep);
  return () => {
    root.removeEventListener("click", keep);
    pressed?.click();
  };
}
