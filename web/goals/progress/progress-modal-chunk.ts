import type { ProgressModal } from "./progress-modal.tsx";

/** What cards load late. */
export const loadCardParts = () => import("./progress-modal.tsx");

/** Loaded when a modal is about to open. */
export async function loadProgressModal(): Promise<typeof ProgressModal> {
  return (await loadCardParts()).ProgressModal;
}

/** Ignores a failure: it shows when the modal opens. */
export function preloadProgressModal(): void {
  loadProgressModal().catch(() => undefined);
}
