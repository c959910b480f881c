/** Emscripten's errors carry only a number. */
const errnos: Readonly<Record<number, string>> = {
  2: "EACCES: permission denied",
  10: "EBUSY: resource busy",
  20: "EEXIST: file already exists",
  29: "EIO: input or output failed",
  44: "ENOENT: no such file or directory",
  51: "ENOSPC: no space left on device",
  54: "ENOTDIR: not a directory",
  63: "EPERM: operation not permitted",
  69: "EROFS: read-only file system",
};

export function reasonOf(thrown: unknown): string {
  const words = wordsOf(thrown)
    .replaceAll(/\s*\n\s*/g, " ")
    .trim();
  return words === "" ? "no reason was given" : words;
}

function wordsOf(thrown: unknown): string {
  // AggregateError has no message of its own.
  if (thrown instanceof AggregateError && thrown.errors.length > 0)
    return thrown.errors.map(wordsOf).join(", ");
  if (thrown instanceof Error) return thrown.message.trim() === "" ? thrown.name : thrown.message;
  if (typeof thrown !== "object" || thrown === null) return String(thrown);
  if ("errno" in thrown && typeof thrown.errno === "number")
    return errnos[thrown.errno] ?? `file system error ${thrown.errno}`;
  return JSON.stringify(thrown);
}
