import { useId, useRef, useState } from "react";
import { goalPath } from "#contract/routes.ts";
import type { WaitingGoal } from "#domain/needs-you.ts";
import { acknowledgeable, pressOf, type NeedPress } from "#domain/waiting-row.ts";
import { late } from "#web/client/late-part.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useReadyPart } from "../use-ready-part.ts";
import styles from "./needs-you.module.css";
import type { NeedPresses } from "./use-needs-you.ts";
import { GoalWords, NeedWords } from "./waiting-words.tsx";
import { words } from "../coaching.words.ts";

const load = () => import("./answer-need.tsx").then((m) => m.AnswerNeed);
const LateAnswerNeed = late(load);

interface Props {
  readonly goal: WaitingGoal;
  /** Of the same person, whose check-ins say the same. */
  readonly others: readonly WaitingGoal[];
  readonly ownerName: string;
  readonly presses: NeedPresses;
  readonly onLeaving: (goalId: string) => void;
}

const pressWords: Readonly<Record<NeedPress, string>> = {
  note: words.reply,
  confirm: words.notYet,
  nudge: words.nudge,
  acknowledge: words.acknowledge,
  answer: words.reply,
  open: words.open,
  praise: words.wellDone,
};

export function WaitingRow({ goal, others, ownerName, presses, onLeaving }: Props) {
  const wordsId = useId();
  const row = useRef<HTMLLIElement>(null);
  const [Answer, setAnswer] = useState<typeof LateAnswerNeed | null>(null);
  const ready = useReadyPart(load, LateAnswerNeed);
  const [need] = goal.needs;
  if (need === undefined) return null;
  const { goalId } = goal;
  const { news } = presses;
  const close = () => {
    setAnswer(null);
    row.current?.querySelector<HTMLElement>("[data-press]")?.focus();
  };
  const isDirect = pressOf[need.kind] === "acknowledge" || need.kind === "comeback";
  const press = () => {
    if (need.kind === "comeback") {
      onLeaving(goalId);
      return void presses.praise(goal, need, ownerName);
    }
    if (pressOf[need.kind] !== "acknowledge") return setAnswer(() => (Answer ? null : ready()));
    onLeaving(goalId);
    void presses.acknowledge(goalId, acknowledgeable([goal, ...others]));
  };
  const confirm = () => {
    if (need.kind !== "says-done") return;
    onLeaving(goalId);
    void presses.confirm(goalId, need);
  };
  const markRead = () => {
    if (need.kind !== "reply") return;
    onLeaving(goalId);
    void presses.markRead(goalId, need);
  };
  return (
    <li ref={row} className={styles["row"]}>
      <div id={wordsId}>
        <p>
          <NeedWords need={need} />
        </p>
        {[goal, ...others].map((one) => (
          <GoalWords key={one.goalId} goal={one} />
        ))}
      </div>
      <Row>
        {pressOf[need.kind] === "open" ? (
          <OpenLink goalId={goalId} describedBy={wordsId} only />
        ) : (
          <>
            {need.kind === "says-done" && (
              <Button look="primary" aria-describedby={wordsId} onClick={confirm}>
                {words.confirm}
              </Button>
            )}
            <Button
              data-press={goalId}
              aria-expanded={isDirect ? undefined : Answer !== null}
              aria-describedby={wordsId}
              onClick={press}
            >
              {pressWords[pressOf[need.kind]]}
            </Button>
            {need.kind === "reply" && (
              <Button look="quiet" aria-describedby={wordsId} onClick={markRead}>
                {words.markAsRead}
              </Button>
            )}
            {others.length === 0 && <OpenLink goalId={goalId} describedBy={wordsId} />}
          </>
        )}
      </Row>
      {news.kind === "failed" && news.press === goalId && <Alert>{news.words}</Alert>}
      {Answer && (
        <div className={styles["form"]}>
          <Answer
            goal={goal}
            need={need}
            ownerName={ownerName}
            presses={presses}
            onLeaving={(leaving) => {
              // Other needs of the row have their own buttons.
              setAnswer(null);
              onLeaving(leaving);
            }}
            onClose={close}
          />
        </div>
      )}
    </li>
  );
}

interface OpenProps {
  readonly goalId: string;
  readonly describedBy: string;
  readonly only?: boolean;
}

function OpenLink({ goalId, describedBy, only = false }: OpenProps) {
  return (
    <ButtonLink
      href={goalPath(goalId)}
      look={only ? "secondary" : "quiet"}
      describedBy={describedBy}
      press={only ? goalId : undefined}
    >
      {words.open}
    </ButtonLink>
  );
}
