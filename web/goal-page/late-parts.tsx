import type { ComponentType } from "react";
import { errorText } from "#contract/shown-errors.ts";
import type { Goal, GoalCard } from "#domain/goal.ts";
import { LatePart } from "#web/client/late-part.tsx";
import { Reading } from "#web/ui/reading.tsx";
import styles from "./goal-page.module.css";

const failed = errorText("server.unavailable");

const loadNotes = () => import("#web/coaching/notes/notes-panel.tsx").then((m) => m.NotesPanel);
const loadForm = () => import("#web/coaching/notes/note-form.tsx").then((m) => m.NoteForm);
const loadSide: Record<SideProps["reader"], () => Promise<ComponentType<SideProps>>> = {
  owner: () => import("./owner-side.tsx").then((m) => m.OwnerSide),
  coach: () => import("./coach-side.tsx").then((m) => m.CoachSide),
};
const loadLife = () => import("#web/goals/life/goal-life.tsx").then((m) => m.GoalLife);
const loadWay = () => import("./progress-side.tsx").then((m) => m.ProgressSide);
const loadNews = () => import("./owner-news.tsx").then((m) => m.OwnerNews);
const loadLeft = () => import("#web/coaching/goals-left.tsx").then((m) => m.GoalLeft);
const loadWords = () => import("#web/coaching/goals-left.tsx").then((m) => m.WordsLeft);

interface Props {
  readonly goal: GoalCard;
}

/** What the owner's writes bring about: nobody has written yet when it comes. */
export function LateNews() {
  return (
    <LatePart load={loadNews} loading={null} failed={failed}>
      {(OwnerNews) => <OwnerNews />}
    </LatePart>
  );
}

/** What the owner does with the goal beside moving it. */
export function LateGoalLife({ goal }: { readonly goal: Goal }) {
  return (
    <LatePart load={loadLife} loading={<div className={styles["moves"]} />} failed={failed}>
      {(GoalLife) => <GoalLife goal={goal} />}
    </LatePart>
  );
}

/** What the goal's ledger shows; it is read by itself. */
export function LateWay({ goal, reader }: Props & { readonly reader: "owner" | "coach" }) {
  return (
    <LatePart load={loadWay} loading={<Reading />} failed={failed}>
      {(ProgressSide) => <ProgressSide goal={goal} reader={reader} />}
    </LatePart>
  );
}

/** 'Coach Feedback'; its script is loaded when it is asked for. */
export function LateNotes({ goal, reader }: Props & { readonly reader: "owner" | "coach" }) {
  return (
    <LatePart load={loadNotes} loading={<Reading />} failed={failed}>
      {(NotesPanel) => <NotesPanel goal={goal} reader={reader} />}
    </LatePart>
  );
}

/** Where the coach writes a note; an owner never loads it. */
export function LateNoteForm({ goal }: Props) {
  return (
    <LatePart load={loadForm} loading={<Reading />} failed={failed}>
      {(NoteForm) => <NoteForm goalId={goal.id} form="dashboard" />}
    </LatePart>
  );
}

interface SideProps {
  readonly goal: Goal;
  readonly reader: "owner" | "coach";
  readonly ownerName: string;
  readonly formerCoach: string | null;
}

/** What is written, done and planned beside the timeline. */
export function LateSide(props: SideProps) {
  return (
    <LatePart
      load={loadSide[props.reader]}
      loading={
        <div className={styles["late"]}>
          <Reading />
        </div>
      }
      failed={failed}
    >
      {(Side) => <Side {...props} />}
    </LatePart>
  );
}

interface LeftProps {
  readonly goal: Pick<GoalCard, "id"> & Partial<Pick<GoalCard, "description">>;
  readonly onDismiss: () => void;
}

/** That a goal is no longer coached, with what was typed on it. */
export function LateGoalLeft(props: LeftProps) {
  return (
    <LatePart load={loadLeft} loading={<Reading />} failed={failed}>
      {(GoalLeft) => <GoalLeft {...props} />}
    </LatePart>
  );
}

/** What was typed on a goal that takes no more words. */
export function LateWordsLeft({ goalId }: { readonly goalId: string }) {
  return (
    <LatePart load={loadWords} loading={null} failed={failed}>
      {(WordsLeft) => <WordsLeft goalId={goalId} />}
    </LatePart>
  );
}
