// What a page meets that is not the product's doing. Each runs in the page, before its own scripts.

/** A translator or an extension: after each change a part of the texts is wrapped, replaced or put back, by a seeded chance. */
export function touchTexts(seed: number): void {
  let state = seed;
  // Park and Miller: the same seed touches alike.
  const oneIn = (ways: number) => (state = (state * 48_271) % 2_147_483_647) % ways === 0;

  function wrap(text: Text): void {
    const font = document.createElement("font");
    text.before(font);
    // Some move the text itself, others write another one.
    if (oneIn(2)) font.append(text);
    else {
      font.append(text.data);
      text.remove();
    }
  }

  function touch(text: Text): void {
    const { parentElement: parent } = text;
    if (!parent || !text.data.trim() || parent.closest("script, style, textarea, option")) return;
    if (parent.localName !== "font") return oneIn(4) ? undefined : wrap(text);
    if (oneIn(4)) parent.replaceWith(...parent.childNodes);
  }

  function touchAll(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(touch);
    // Its own changes are none.
    observer.takeRecords();
  }

  const observer = new MutationObserver(() => setTimeout(touchAll));
  addEventListener("load", () => {
    touchAll();
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** A browser that keeps nothing. */
export function takeStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
}

/** An engine without the newer parts of `Intl`. */
export function takeIntl(): void {
  for (const part of ["DisplayNames", "Segmenter", "ListFormat", "DurationFormat"])
    Reflect.deleteProperty(Intl, part);
}

/** WebDriver BiDi hands errors on the console over without their message. */
export function sayMessages(): void {
  const say = console.error;
  console.error = (...said: unknown[]) =>
    say(...said.map((one) => (one instanceof Error ? one.message : one)));
}

/** React's word that it draws a document anew which was touched before its script came to life. */
export const DRAWN_ANEW = /Minified React error #418/;

/** The system's zone, of which a browser makes `Etc/Unknown`. */
export const unknownZone = { TZ: "Nowhere/Land" };
