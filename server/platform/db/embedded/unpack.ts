import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

const block = 512;

/** Byte ranges of a tar header (ustar). */
const field = { name: [0, 100], size: [124, 136], kind: [156, 157], prefix: [345, 500] } as const;

export function unpack(archive: string, folder: string): void {
  const bytes = gunzipSync(readFileSync(archive));
  for (let at = 0; at + block <= bytes.length && bytes[at] !== 0;) {
    const header = bytes.subarray(at, at + block);
    const path = join(folder, text(header, "prefix"), text(header, "name"));
    const size = Number.parseInt(text(header, "size"), 8);
    const start = at + block;
    if (text(header, "kind") === "5") mkdirSync(path, { recursive: true, mode: 0o700 });
    else writeInto(path, bytes.subarray(start, start + size));
    at = start + Math.ceil(size / block) * block;
  }
}

function writeInto(path: string, contents: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, contents, { mode: 0o600 });
}

function text(header: Buffer, name: keyof typeof field): string {
  const [from, to] = field[name];
  const bytes = header.subarray(from, to);
  const end = bytes.indexOf(0);
  return bytes.toString("utf8", 0, end === -1 ? bytes.length : end).trim();
}
