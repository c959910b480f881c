import type { Goal } from "#domain/goal.ts";

/** What every dialog about a goal's life is told, and tells. */
export interface LifeDialogProps {
  readonly goal: Goal;
  readonly onClose: () => void;
  /** It is done, in words. */
  readonly onDone: (words: string) => void;
}
