/** The encodings that we send, best first. */
const ours = ["br", "gzip"] as const;
export type Encoding = (typeof ours)[number];

/** The best encoding that an Accept-Encoding header takes; null where it takes none of ours. */
export function acceptedEncoding(header: string | null): Encoding | null {
  const taken = new Set(
    (header ?? "")
      .toLowerCase()
      .split(",")
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.split(";", 1).join("").trim()),
  );
  return ours.find((encoding) => taken.has(encoding)) ?? null;
}
