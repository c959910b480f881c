import { useId, useRef, useState } from "react";
import { goalPath } from "#contract/routes.ts";
import {
  besideInWords,
  needInWords,
  pressOf,
  type Need,
  type NeedPress,
  type WaitingGoal,
} from "#domain/needs-you.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Row } from "#web/ui/layout.tsx";
import styles from "./needs-you.module.css";
import type { NeedPresses } from "./use-needs-you.ts";
import { words } from "../coaching.words.ts";

const LateAnswerNeed = late(() => import("./answer-need.tsx").then((m) => m.AnswerNeed));

interface Props {
  readonly goal: WaitingGoal;
  readonly ownerName: string;
  readonly presses: NeedPresses;
  readonly failed: boolean;
  readonly onLeaving: (goalId: string) => void;
}

const pressWords: Readonly<Record<NeedPress, string>> = {
  note: words.reply,
  nudge: words.nudge,
  acknowledge: words.acknowledge,
  answer: words.reply,
  open: words.open,
};

export function WaitingRow({ goal, ownerName, presses, failed, onLeaving }: Props) {
  const wordsId = useId();
  const row = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState(false);
  const [need] = goal.needs;
  if (need === undefined) return null;
  const { goalId, description } = goal;
  const close = () => {
    setOpen(false);
    row.current?.querySelector<HTMLElement>("[data-press]")?.focus();
  };
  const press = () => {
    if (!("checkInId" in need) || pressOf[need.kind] !== "acknowledge") return setOpen(!open);
    onLeaving(goalId);
    void presses.acknowledge(goalId, need);
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
        <p className={styles["soft"]}>
          <GoalLink goalId={goalId}>{description}</GoalLink>
          {besideInWords(goal.needs).map((text) => ` · ${text}`)}
        </p>
      </div>
      <Row>
        {pressOf[need.kind] === "open" ? (
          <OpenLink goalId={goalId} describedBy={wordsId} only />
        ) : (
          <>
            <Button
              data-press={goalId}
              aria-expanded={pressOf[need.kind] === "acknowledge" ? undefined : open}
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
            <OpenLink goalId={goalId} describedBy={wordsId} />
          </>
        )}
      </Row>
      {failed && <Alert>{words.pressFailed}</Alert>}
      {open && (
        <div className={styles["form"]}>
          <LateAnswerNeed
            goal={goal}
            need={need}
            ownerName={ownerName}
            presses={presses}
            onLeaving={(leaving) => {
              // Other needs of the row have their own buttons.
              setOpen(false);
              onLeaving(leaving);
            }}
            onClose={close}
          />
        </div>
      )}
    </li>
  );
}

function NeedWords({ need }: { readonly need: Need }) {
  const now = useNow();
  const text = needInWords(need);
  if (!("at" in need)) return text;
  return (
    <>
      {text} <span className={styles["when"]}>· {timeAgo(need.at, now.at)}</span>
    </>
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
