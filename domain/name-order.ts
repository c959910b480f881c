/** The order of two names in every list of names, in one language for all, so that the server and every browser sort alike (product 1.13). */
export function byName(one: string, other: string): number {
  // A collator of our own would be made at the start, which takes tens of milliseconds on a phone.
  return one.localeCompare(other, "en");
}
