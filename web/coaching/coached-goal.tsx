import { memo, useId, useRef, useState, type RefObject } from "react";
import type { CoachedGoal as Coached } from "#contract/coached-goals.ts";
import { coachCategory, coachLabel } from "#domain/coach-view.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Row } from "#web/ui/layout.tsx";
import styles from "./coaching.module.css";
import { GoalStanding } from "./goal-standing.tsx";
import { LabelBadge } from "./label-badge.tsx";
import { LateOpenedGoal } from "./late-opened-goal.tsx";
import type { GoalDetails } from "./opened-goal.tsx";
import { useHighlight } from "./use-highlight.ts";
import { useOpened } from "./use-opened.ts";
import { words } from "./coaching.words.ts";

const LateNoteForm = late(() => import("./notes/note-form.tsx").then((m) => m.NoteForm));

interface Props {
  readonly coached: Coached;
  readonly highlighted: boolean;
  readonly opened: RefObject<Set<string>>;
  readonly Details: GoalDetails;
}

export const CoachedGoal = memo(function CoachedGoal(props: Props) {
  const { coached, highlighted, opened, Details } = props;
  const { goal, ownerName, said } = coached;
  const titleId = useId();
  const now = useNow();
  const { heading, outlined } = useHighlight(highlighted);
  const [open, setOpen] = useState<"note" | "all" | null>(highlighted ? "all" : null);
  useOpened(opened, goal.id, open !== null);
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
        <span>{words.goalOf(<bdi>{coachCategory(goal)}</bdi>, <bdi>{ownerName}</bdi>)}</span>
        <LabelBadge label={label} />
      </Row>
      <h2 id={titleId} ref={heading} tabIndex={-1} className={styles["title"]}>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </h2>
      {label === "unknown" ? (
        <p className={styles["soft"]}>{words.unknownMeasure}</p>
      ) : (
        <GoalStanding goal={goal} now={now} said={said} />
      )}
      <Row>
        <Button
          ref={addNote}
          aria-expanded={open === "note"}
          aria-describedby={titleId}
          onClick={() => toggle("note")}
        >
          {words.addNote}
        </Button>
        <Button
          aria-expanded={open === "all"}
          aria-describedby={titleId}
          onClick={() => toggle("all")}
        >
          {words.notesAndDetails}
        </Button>
        <span className={styles["soft"]}>{notesInWords(coached, now.at)}</span>
      </Row>
      {open === "note" && (
        <LateNoteForm
          goalId={goal.id}
          form="dashboard"
          read={goal.lastProgressUpdateAt}
          onCancel={closeNote}
        />
      )}
      {open === "all" && <LateOpenedGoal coached={coached} Details={Details} />}
    </Card>
  );
});

function notesInWords({ notes, lastNoteAt }: Coached, at: number): string {
  if (lastNoteAt === null) return words.noNotesYet;
  return words.noteCount(notes, timeAgo(lastNoteAt, at));
}
