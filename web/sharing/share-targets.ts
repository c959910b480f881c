import { useSyncExternalStore } from "react";
import { composerAddress } from "#domain/network.ts";

/** Opens a network's composer with a message, in a window of its own; true where it could. */
export function openComposer(platform: string, message: string): boolean {
  const address = composerAddress(platform, message);
  if (address === null) {
    // product 10.6: an unsupported platform only logs a warning.
    // oxlint-disable-next-line no-console
    console.warn(`Sharing on "${platform}" is not supported.`);
    return false;
  }
  window.open(address, "_blank", "noopener,noreferrer");
  return true;
}

type DeviceShare = "shared" | "dismissed" | "failed";

/** Opens the device's own share sheet with a message, and says how it was closed. */
export async function shareByDevice(text: string): Promise<DeviceShare> {
  try {
    await navigator.share({ text });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : "failed";
  }
}

const neverChanges = () => () => {};

/** True where the device has a share sheet; not before the browser has taken over from the server's markup. */
export function useShareSheet(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === "function",
    () => false,
  );
}
