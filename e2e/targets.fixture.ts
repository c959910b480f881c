import { expect, type Page } from "@playwright/test";
import { ROOT_ID } from "#contract/view.ts";

/** Every control that can be reached is met by a finger (product 2.19). */
export async function expectTargets(page: Page, where: string): Promise<void> {
  // Mails, the mailbox and the stand-in network are no screens of the product.
  if ((await page.locator(`#${ROOT_ID}`).count()) === 0) return;
  expect.soft(await page.evaluate(smallTargets), `small targets: ${where}`).toEqual([]);
}

/** Controls that are missed beside their middle: less than 44 pixels each way, or 24 in a line of text. Scrolls. */
export async function smallTargets(): Promise<string[]> {
  const kinds = "a[href], button, summary, select, textarea, input:not([type='hidden'])";
  const popover = document.querySelector(":popover-open");
  const within = document.querySelector("dialog:modal") ?? popover ?? document.body;
  if (within === popover) {
    document.querySelector(`[popovertarget="${popover.id}"]`)?.scrollIntoView({ block: "center" });
    // A popover follows its button at the end of the next frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }
  const controls = [...within.querySelectorAll<HTMLElement>(kinds)].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(control).pointerEvents !== "none" &&
      !control.matches(":disabled, .skip-link, .visually-hidden, .visually-hidden *"),
  );

  const inLine = ({ parentElement, textContent }: HTMLElement) =>
    (parentElement?.matches("p, li, dd, dt") ?? false) &&
    parentElement?.textContent?.trim() !== textContent?.trim();

  // News that lie over a screen go away (product 2.17).
  const layer = (element: Element | null): Element | null =>
    element === null || ["fixed", "sticky"].includes(getComputedStyle(element).position)
      ? element
      : layer(element.parentElement);

  const meets = (control: HTMLElement, x: number, y: number) => {
    const hits = document.elementsFromPoint(x, y);
    const hit = hits.find((element) => layer(element) === layer(control)) ?? null;
    return control.contains(hit) || hit?.closest("label")?.control === control;
  };

  const small = controls.filter((control) => {
    if (within !== popover)
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // Of what goes on in the next line, its first part.
    const [box = control.getBoundingClientRect()] = control.getClientRects();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const [across, down] = inLine(control) ? [5, 11] : [21, 21];
    const around = [
      [-across, 0],
      [across, 0],
      [0, -down],
      [0, down],
    ] as const;
    return !around.every(([dx, dy]) => meets(control, x + dx, y + dy));
  });
  const told = ({ localName, textContent, ariaLabel, offsetWidth, offsetHeight }: HTMLElement) =>
    `<${localName}> ${ariaLabel ?? textContent?.trim().slice(0, 40)} (${offsetWidth} by ${offsetHeight})`;
  return small.map(told);
}
