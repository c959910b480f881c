import type { Goal } from "#domain/goal.ts";

export interface LifeDialogProps {
  readonly goal: Goal;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}
