/** Puts a text on the clipboard; false where the browser does not allow it, or has none for this address. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
