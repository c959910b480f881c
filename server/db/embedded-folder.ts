import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that a file: address names. */
export function embeddedFolder(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : resolve(url.slice("file:".length));
}
