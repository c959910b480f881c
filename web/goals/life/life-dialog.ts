import type { EditField } from "#domain/goal-change.ts";
import type { Goal } from "#domain/goal.ts";

export interface LifeDialogProps {
  readonly goal: Goal;
  /** The field that takes focus; default: the first. */
  readonly at?: EditField | undefined;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}
