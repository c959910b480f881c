/** For what stands above every heading. */
export function focusTitle(): void {
  document.querySelector("h1")?.focus();
}
