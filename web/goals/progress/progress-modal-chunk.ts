import type { ProgressModal } from "./progress-modal.tsx";

/** The modal's script: loaded when one is about to be opened. */
export async function loadProgressModal(): Promise<typeof ProgressModal> {
  return (await import("./progress-modal.tsx")).ProgressModal;
}

/** Begins to load it. A failure shows when it is really wanted. */
export function preloadProgressModal(): void {
  loadProgressModal().catch(() => undefined);
}
