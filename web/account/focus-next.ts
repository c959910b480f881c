/** Call before the row with the pressed button is removed. */
export function focusNext(button: HTMLButtonElement, title: HTMLElement | null): void {
  // Only if focus has not moved on; some browsers do not focus a pressed button.
  if (document.activeElement !== button && document.activeElement !== document.body) return;
  const next = button.closest("li")?.nextElementSibling?.querySelector("button");
  (next ?? title)?.focus();
}
