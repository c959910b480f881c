export class TooLate extends Error {}

export async function inTime<T>(coming: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const longest = setTimeout(() => reject(new TooLate("There was no answer in time.")), ms);
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(longest);
  }
}
