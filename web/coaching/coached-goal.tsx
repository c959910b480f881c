import { memo, useId, useRef, useState, type ComponentType, useEffect } from "react";
import type { CoachedGoal as Coached, CoachingNote } from "#contract/coaching.ts";
import { coachCategory, coachLabel, type CoachLabel } from "#domain/coach-view.ts";
import { errorText } from "#contract/shown-errors.ts";
import { counted } from "#domain/count-words.ts";
import type { GoalCard } from "#domain/goal.ts";
import { relativeTime } from "#domain/relative-time.ts";
import { LatePart } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Row } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import type { Tone } from "#web/ui/tone.ts";
import styles from "./coaching.module.css";
import { GoalCheckIns } from "./goal-check-ins.tsx";
import { GoalStanding } from "./goal-standing.tsx";
import { NoteForm } from "./notes/note-form.tsx";
import { NotesPanel } from "./notes/notes-panel.tsx";

/** What is known of a goal beside its notes. */
export type GoalDetails = ComponentType<{ readonly goal: GoalCard }>;

interface Props {
  readonly coached: Coached;
  /** The coach's notes on it that are known, newest first. */
  readonly notes: readonly CoachingNote[];
  readonly highlighted: boolean;
  readonly Details: GoalDetails;
}

const labelTones: Readonly<Record<CoachLabel, Tone>> = {
  Completed: "green",
  Paused: "lichen",
  Overdue: "red",
  Stalled: "amber",
  "On Track": "teal",
  "In Progress": "lichen",
  "Not Started": "grey",
  Unknown: "grey",
};

/** One goal in the coach's list: where it stands; what was said of it, on request. */
export const CoachedGoal = memo(function CoachedGoal(props: Props) {
  const { coached, notes, highlighted, Details } = props;
  const { goal, ownerName } = coached;
  const titleId = useId();
  const now = useNow();
  const { heading, outlined } = useHighlight(highlighted);
  const [open, setOpen] = useState<"note" | "all" | null>(highlighted ? "all" : null);
  const label = coachLabel(goal, now);
  const addNote = useRef<HTMLButtonElement>(null);
  const closeNote = () => {
    setOpen(null);
    addNote.current?.focus();
  };
  const toggle = (part: "note" | "all") => setOpen(open === part ? null : part);
  return (
    <Card
      as="li"
      aria-labelledby={titleId}
      className={classNames(styles["panel"], outlined && styles["outlined"])}
    >
      <Row spread className={styles["soft"]}>
        <span>
          {coachCategory(goal)}, a goal of {ownerName}
        </span>
        <Badge tone={labelTones[label]}>{label}</Badge>
      </Row>
      <h2 id={titleId} ref={heading} tabIndex={-1} className={styles["title"]}>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </h2>
      {label === "Unknown" ? (
        <p className={styles["soft"]}>
          It is measured in a way that this page does not know yet. Loading the page again may help.
        </p>
      ) : (
        <GoalStanding goal={goal} now={now} />
      )}
      <Row>
        <Button
          ref={addNote}
          aria-expanded={open === "note"}
          aria-describedby={titleId}
          onClick={() => toggle("note")}
        >
          Add Note
        </Button>
        <Button
          aria-expanded={open === "all"}
          aria-describedby={titleId}
          onClick={() => toggle("all")}
        >
          Notes and Details
        </Button>
        <span className={styles["soft"]}>{notesInWords(notes, now.at)}</span>
      </Row>
      {open === "note" && <NoteForm goalId={goal.id} form="dashboard" onCancel={closeNote} />}
      {open === "all" && <OpenedGoal coached={coached} Details={Details} />}
    </Card>
  );
});

function notesInWords(notes: readonly CoachingNote[], at: number): string {
  const [newest] = notes;
  if (newest === undefined) return "No notes yet";
  return `${counted(notes.length, "note")}, the last ${relativeTime(newest.createdAt, at).toLowerCase()}`;
}

const loadOwn = () => import("./own/coachs-own.tsx").then((m) => m.CoachsOwn);

interface OpenedProps {
  readonly coached: Coached;
  readonly Details: GoalDetails;
}

/** A coached goal in full: the notes, the check-ins that are meant for the coach, the goal's own words, and what is the coach's. */
function OpenedGoal({ coached: { goal, ownerName }, Details }: OpenedProps) {
  return (
    <div className={styles["opened"]}>
      <NotesPanel goal={goal} reader="coach" />
      <div className={styles["panel"]}>
        <GoalCheckIns goalId={goal.id} />
        <Details goal={goal} />
        <LatePart load={loadOwn} loading={<Reading />} failed={errorText("server.unavailable")}>
          {(CoachsOwn) => <CoachsOwn goal={goal} ownerName={ownerName} />}
        </LatePart>
      </div>
    </div>
  );
}

/** product 12.12: how long a highlighted goal is outlined. */
const OUTLINED_MS = 3_000;

/** A goal that its address points at: scrolls to it, takes focus to its heading, and outlines it for a while. */
function useHighlight(highlighted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [outlined, setOutlined] = useState(highlighted);
  useEffect(() => {
    if (!highlighted) return;
    // After the screen's own arrival, which scrolls to its top.
    const arrival = setTimeout(() => {
      heading.current?.scrollIntoView({ block: "center" });
      heading.current?.focus({ preventScroll: true });
    });
    const end = setTimeout(() => setOutlined(false), OUTLINED_MS);
    return () => {
      clearTimeout(arrival);
      clearTimeout(end);
    };
  }, [highlighted]);
  return { heading, outlined };
}
