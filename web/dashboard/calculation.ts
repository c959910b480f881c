/**
 * What a rule says, or null where it fails: the panel then says so, and the others stay. It holds on the server too,
 * where no error boundary does.
 */
export function calculate<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    console.error(error);
    return null;
  }
}
