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
