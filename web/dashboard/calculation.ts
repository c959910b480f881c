/** Null where the rule throws; also on the server, which has no error boundaries. */
export function calculate<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    console.error(error);
    return null;
  }
}
