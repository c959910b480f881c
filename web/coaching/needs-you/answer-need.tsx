import type { Need, WaitingGoal } from "#domain/needs-you.ts";
import { NotYetForm } from "../confirming/not-yet-form.tsx";
import { NoteForm } from "../notes/note-form.tsx";
import { ReplyForm } from "../notes/reply-form.tsx";
import { NudgeForm } from "./nudge-form.tsx";
import type { NeedPresses } from "./use-needs-you.ts";

// One chunk for the forms of answers.
export { NotYetForm };

interface Props {
  readonly goal: WaitingGoal;
  readonly need: Need;
  readonly ownerName: string;
  readonly presses: NeedPresses;
  /** Called before the pressed button is removed. */
  readonly onLeaving: (goalId: string) => void;
  readonly onClose: () => void;
}

export function AnswerNeed({ goal, need, ownerName, presses, onLeaving, onClose }: Props) {
  const { goalId } = goal;
  const read = Math.max(0, ...goal.needs.map((known) => ("checkInId" in known ? known.at : 0)));
  if (need.kind === "reply")
    return (
      <ReplyForm
        focused
        place={{ goalId, noteId: need.noteId }}
        onCancel={onClose}
        onSent={() => {
          onLeaving(goalId);
          presses.answered(goalId, need);
        }}
      />
    );
  if (need.kind === "says-done")
    return (
      <NotYetForm
        goalId={goalId}
        askedAt={need.askedAt}
        onCancel={onClose}
        onSent={() => {
          onLeaving(goalId);
          presses.declined(goalId, need);
        }}
      />
    );
  if ("periods" in need)
    return (
      <NudgeForm
        goal={goal}
        read={read}
        onCancel={onClose}
        onSent={(upTo) => {
          onLeaving(goalId);
          presses.nudged(goal, ownerName, upTo);
        }}
      />
    );
  return (
    <NoteForm
      focused
      goalId={goalId}
      form="panel"
      read={read}
      onCancel={onClose}
      onSent={(upTo) => {
        onLeaving(goalId);
        presses.noted(goal, upTo);
      }}
    />
  );
}
