import * as limits from "#domain/limits.ts";
import { ApiError, refusalIn } from "../api.ts";
import { send } from "../send.ts";
import { words } from "../client.words.ts";

const KEPT_MS = 60_000;
/** The server's own limit; a dead connection gives no sign. */
const LONGEST_MS = limits.exportMinutes * 60_000;

/** Rejects a truncated file. */
export async function download(address: string, request: RequestInit = {}): Promise<Blob> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const response = await send(address, { ...request, signal }).catch(() => {
    throw new ApiError("server.unavailable", 0);
  });
  if (!response.ok) throw await refusalIn(response);
  return response.blob().catch(() => {
    throw new Error(words.downloadStopped);
  });
}

export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
