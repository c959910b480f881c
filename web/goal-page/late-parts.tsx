import type { Goal, GoalCard } from "#domain/goal.ts";
import { late } from "#web/client/late-part.tsx";
import { Reading } from "#web/ui/reading.tsx";
import styles from "./goal-page.module.css";

interface Read {
  readonly goal: GoalCard;
  readonly reader: "owner" | "coach";
}

interface Side {
  readonly goal: Goal;
  readonly ownerName: string;
  readonly formerCoach: string | null;
}

interface Left {
  readonly goal: Pick<GoalCard, "id"> & Partial<Pick<GoalCard, "description">>;
  readonly onDismiss: () => void;
}

/** No placeholder: there is no news before the first write. */
export const LateNews = late(() => import("./owner-news.tsx").then((m) => m.OwnerNews), null);

export const LateNotes = late<Read>(() =>
  import("#web/coaching/notes/notes-panel.tsx").then((m) => m.NotesPanel),
);

export const LateNoteForm = late<{
  readonly goalId: string;
  readonly form: "dashboard";
  readonly read: number | null;
}>(() => import("#web/coaching/notes/note-form.tsx").then((m) => m.NoteForm));

const side = (
  <div className={styles["late"]}>
    <Reading />
  </div>
);

export const lateSides = {
  owner: late<Side>(() => import("./owner-side.tsx").then((m) => m.OwnerSide), side),
  coach: late<Side>(() => import("./coach-side.tsx").then((m) => m.CoachSide), side),
} as const;

export const LateGoalLeft = late<Left>(() =>
  import("#web/coaching/goal-left.tsx").then((m) => m.GoalLeft),
);

export const LateWordsLeft = late(
  () => import("#web/coaching/goal-left.tsx").then((m) => m.WordsLeft),
  null,
);
