import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { useWordsLeft } from "#web/client/words-left.ts";
import styles from "./coaching.module.css";
import { words } from "./coaching.words.ts";

export function WordsLeft({ goalId }: { readonly goalId: string }) {
  const left = useWordsLeft(goalId);
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(left.texts().length > 0), [left]);
  return shown && <GoalLeft goal={{ id: goalId }} onDismiss={() => setShown(false)} />;
}

interface Props {
  /** No description if it left before the screen was shown. */
  readonly goal: Pick<GoalCard, "id"> & Partial<Pick<GoalCard, "description">>;
  readonly onDismiss: () => void;
}

export function GoalLeft({ goal: { id, description }, onDismiss }: Props) {
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
        {description !== undefined && <span>{words.coachingEnded(bidiIsolated(description))}</span>}
        {texts.length > 0 && <span>{words.wasNotSent}</span>}
      </p>
      {texts.map((text) => (
        <TextAreaField key={text} label={words.notSent} rows={2} readOnly value={text} />
      ))}
      <p>
        <Button
          size="small"
          onClick={() => {
            left.forget();
            onDismiss();
            // The focused button is about to be removed.
            document.querySelector("main")?.querySelector("h1")?.focus();
          }}
        >
          {words.dismiss}
        </Button>
      </p>
    </Card>
  );
}
