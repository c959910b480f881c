/** After what is above all headings has left, so that the focus is not lost. */
export function focusTitle(): void {
  document.querySelector("h1")?.focus();
}
