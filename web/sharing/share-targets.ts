import { useSyncExternalStore } from "react";
import { composerAddress } from "#domain/network.ts";
import { words } from "./sharing.words.ts";

/** False where no window opened. */
export function openComposer(platform: string, message: string): boolean {
  const address = composerAddress(platform, message);
  if (address === null) {
    // product 10.6
    // oxlint-disable-next-line no-console
    console.warn(words.notSupported(platform));
    return false;
  }
  window.open(address, "_blank", "noopener,noreferrer");
  return true;
}

/** Opens the person's mail program, without a recipient. */
export function mailAddress(subject: string, message: string): string {
  // RFC 6068: lines end with CRLF, and + is no space.
  const body = message.replaceAll("\n", "\r\n");
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

type DeviceShare = "shared" | "dismissed" | "failed";

export async function shareByDevice(text: string): Promise<DeviceShare> {
  try {
    await navigator.share({ text });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : "failed";
  }
}

const neverChanges = () => () => {};

/** False until hydration. */
export function useShareSheet(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === "function",
    () => false,
  );
}
