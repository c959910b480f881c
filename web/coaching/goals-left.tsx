import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { CoachedGoal } from "#contract/coaching.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isolated } from "#domain/isolated.ts";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { useWordsLeft } from "#web/client/words-left.ts";
import styles from "./coaching.module.css";
import { useGoalsWithNote } from "./notes/drafts.ts";

interface Props {
  /** Those that were read. */
  readonly goals: readonly CoachedGoal[];
  /** Of all that are coached. */
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

/** Tells of goals that have left the coach's list while they looked at it, and keeps what they had typed on these and others. */
export function GoalsLeft({ goals, ids, children }: Props) {
  const [known, setKnown] = useState(goals);
  const [left, setLeft] = useState<readonly CoachedGoal[]>([]);
  const [before, setBefore] = useLeftBefore(ids);
  if (known !== goals) {
    const here = new Set(ids);
    setKnown(goals);
    setLeft([...left, ...known].filter(({ goal }) => !here.has(goal.id)));
  }
  return (
    <>
      {before.map((id) => (
        <GoalLeft
          key={id}
          goal={{ id }}
          onDismiss={() => setBefore(before.filter((other) => other !== id))}
        />
      ))}
      {left.map((coached) => (
        <GoalLeft
          key={coached.goal.id}
          goal={coached.goal}
          onDismiss={() => setLeft(left.filter((other) => other !== coached))}
        />
      ))}
      {children}
    </>
  );
}

/** The goals with a note that was not sent, as the screen comes, which are not among those that are coached. */
function useLeftBefore(ids: Props["ids"]) {
  const withNote = useGoalsWithNote();
  const [before, setBefore] = useState<readonly string[]>([]);
  const come = useEffectEvent(() => {
    setBefore(withNote().filter((id) => !ids.includes(id)));
  });
  useEffect(() => come(), []);
  return [before, setBefore] as const;
}

/** What was typed on a goal that takes no more words, where there is any; the server does not know it. */
export function WordsLeft({ goalId }: { readonly goalId: string }) {
  const left = useWordsLeft(goalId);
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(left.texts().length > 0), [left]);
  return shown && <GoalLeft goal={{ id: goalId }} onDismiss={() => setShown(false)} />;
}

interface LeftProps {
  /** Without a description where it had left before the screen came. */
  readonly goal: Pick<GoalCard, "id"> & Partial<Pick<GoalCard, "description">>;
  readonly onDismiss: () => void;
}

/** That a goal is no longer coached, with what was typed on it and not sent. */
export function GoalLeft({ goal: { id, description }, onDismiss }: LeftProps) {
  const left = useWordsLeft(id);
  const [texts] = useState(left.texts);
  const card = useRef<HTMLDivElement>(null);
  // The focused element is gone with the goal.
  useLayoutEffect(() => {
    if (description !== undefined && document.activeElement === document.body)
      card.current?.focus();
  }, [description]);
  return (
    <Card ref={card} tabIndex={-1} className={styles["panel"]}>
      <p role="status">
        {description !== undefined &&
          `You no longer coach “${isolated(description)}”. A coaching ends with its goal, or when one of you ends it. `}
        {texts.length > 0 && "What you were writing was not sent:"}
      </p>
      {texts.map((text) => (
        <TextAreaField key={text} label="Not sent" rows={2} readOnly value={text} />
      ))}
      <p>
        <Button
          size="small"
          onClick={() => {
            left.forget();
            onDismiss();
            // The focused button is about to go.
            document.querySelector<HTMLElement>("main h1")?.focus();
          }}
        >
          Dismiss
        </Button>
      </p>
    </Card>
  );
}
