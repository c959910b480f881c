/** Before a row of a list goes with the button that was pressed in it: focuses the next row's button, at last the title. */
export function focusNext(button: HTMLButtonElement, title: HTMLElement | null): void {
  // Only if the focus has not moved on; some browsers do not focus a pressed button.
  if (document.activeElement !== button && document.activeElement !== document.body) return;
  const next = button.closest("li")?.nextElementSibling?.querySelector("button");
  (next ?? title)?.focus();
}
