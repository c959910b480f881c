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

/** What the owner's writes bring about: nobody has written yet when it comes. */
export const LateNews = late(() => import("./owners.tsx").then((m) => m.OwnerNews), null);

/** What the owner does with the goal beside moving it. */
export const LateGoalLife = late(
  () => import("./owners.tsx").then((m) => m.GoalLife),
  <div className={styles["moves"]} />,
);

/** What the goal's ledger shows; it is read by itself. */
export const LateWay = late<Read>(() => import("./progress-side.tsx").then((m) => m.ProgressSide));

/** 'Coach Feedback'; its script is loaded when it is asked for. */
export const LateNotes = late<Read>(() =>
  import("#web/coaching/notes/notes-panel.tsx").then((m) => m.NotesPanel),
);

/** Where the coach writes a note; an owner never loads it. */
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

/** What is written, done and planned beside the timeline. */
export const lateSides = {
  owner: late<Side>(() => import("./owner-side.tsx").then((m) => m.OwnerSide), side),
  coach: late<Side>(() => import("./coach-side.tsx").then((m) => m.CoachSide), side),
} as const;

/** Where its owner writes a note on it. */
export const LateNoteToSelf = late<{ readonly goal: Goal }>(() =>
  import("./owners.tsx").then((m) => m.CheckInForm),
);

/** That a goal is no longer coached, with what was typed on it. */
export const LateGoalLeft = late<Left>(() =>
  import("#web/coaching/goal-left.tsx").then((m) => m.GoalLeft),
);

/** What was typed on a goal that takes no more words. */
export const LateWordsLeft = late(
  () => import("#web/coaching/goal-left.tsx").then((m) => m.WordsLeft),
  null,
);
