import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import { dayInWords } from "#domain/day-words.ts";
import { isWaiting } from "#domain/completion-times.ts";
import { measureInWords } from "#domain/measure-words.ts";
import type { GoalCard } from "#domain/goal.ts";
import { keptOf } from "#domain/weekly-check-in.ts";
import { words as checkInWords } from "#domain/weekly-check-in.words.ts";
import { promiseBegins, promiseUntil } from "#domain/promise.ts";
import { useNow } from "#web/client/now.tsx";
import { badgeNewsOf } from "../badges/badge-news-store.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { Status } from "#web/ui/status.tsx";
import { useMessage } from "../card/card-message.tsx";
import { LateWaiting } from "../confirming/late-waiting.tsx";
import { goalWritesOf } from "../goal-writes.ts";
import { isReached } from "../week/row-actions.tsx";
import { healthTones, dueUntil } from "./report-words.ts";
import type { Round, SavedCheckIn } from "./round.ts";
import styles from "./weekly-check-in.module.css";
import { words } from "./weekly-check-in.words.ts";

export interface SummaryProps {
  readonly round: Round;
  readonly onTakeUp: (goalId: string) => void;
  readonly onCompleted: (goal: GoalCard) => void;
}

// product 25.11
export function RoundSummary({ round, onTakeUp, onCompleted }: SummaryProps) {
  const { kept, answered } = keptOf(round.written.map(({ said }) => said.kept));
  const badges = round.written.flatMap((one) => one.badges);
  const news = badgeNewsOf(useQueryClient());
  // The summary shows them itself.
  useEffect(() => news.dismiss(), [news]);
  return (
    <Stack gap="loose">
      {answered > 0 && <p>{words.kept(kept, answered)}</p>}
      {badges.length > 0 && <p>{words.earned(badges.map(({ displayName }) => displayName))}</p>}
      {round.written.length > 0 && (
        <Stack as="ul" gap="loose">
          {round.written.map((one) => (
            <Said key={one.item.goal.id} written={one} onCompleted={onCompleted} />
          ))}
        </Stack>
      )}
      {round.skipped.length > 0 && (
        <Stack as="section" aria-labelledby="skipped">
          <h2 id="skipped">{words.skipped}</h2>
          <Stack as="ul">
            {round.skipped.flatMap((id) => {
              const item = round.items[id];
              return item ? <Skipped key={id} item={item} onTakeUp={onTakeUp} /> : [];
            })}
          </Stack>
        </Stack>
      )}
      <p>
        <ButtonLink href="/" look={round.skipped.length > 0 ? "secondary" : "primary"}>
          {words.toDashboard}
        </ButtonLink>
      </p>
    </Stack>
  );
}

interface SaidProps extends Pick<SummaryProps, "onCompleted"> {
  readonly written: SavedCheckIn;
}

function Said({ written: { item, said, before, after }, onCompleted }: SaidProps) {
  const now = useNow();
  const notation = useNotation();
  const value = measureInWords(after.measurable, notation);
  const former = measureInWords(before.measurable, notation);
  return (
    <li className={styles["said"]}>
      <Row>
        <GoalLink goalId={after.id}>{after.description}</GoalLink>
        <Badge tone={healthTones[said.health]}>{checkInWords.health[said.health]}</Badge>
      </Row>
      <p className={styles["soft"]}>
        {value === former ? value : words.valueBefore(value, former)}
      </p>
      {said.kept !== null && (
        <p>
          {checkInWords.kept[said.kept]}:{" "}
          <q dir="auto" className={styles["promise"]}>
            {item.promise}
          </q>
        </p>
      )}
      {said.promise.trim() !== "" && (
        <p>
          {promiseBegins(promiseUntil(before, now), now, notation)} <bdi>{said.promise.trim()}</bdi>
        </p>
      )}
      <MarkComplete goal={after} onCompleted={onCompleted} />
    </li>
  );
}

interface MarkProps extends Pick<SummaryProps, "onCompleted"> {
  readonly goal: GoalCard;
}

function MarkComplete({ goal, onCompleted }: MarkProps) {
  const writes = goalWritesOf(useQueryClient());
  const message = useMessage(goal.id);
  const now = useNow();
  async function complete(): Promise<void> {
    const completing = writes.complete(goal, now);
    if (await message.follow(completing, "")) onCompleted((await completing).goal);
  }

  return (
    <Row>
      {isWaiting(goal) && <LateWaiting goal={goal} />}
      {goal.status === "active" && !isWaiting(goal) && isReached(goal, now) && (
        <LeavingButton size="small" look="primary" onClick={() => void complete()}>
          {words.markComplete}
          <span className="visually-hidden">{words.markCompleteOf(goal.description)}</span>
        </LeavingButton>
      )}
      <Status>{message.text}</Status>
    </Row>
  );
}

interface SkippedProps {
  readonly item: DueCheckIn;
  readonly onTakeUp: (goalId: string) => void;
}

function Skipped({ item: { goal }, onTakeUp }: SkippedProps) {
  const notation = useNotation();
  const last = dueUntil(goal, useNow());
  return (
    <Row as="li" spread>
      <span>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
        {last !== null && (
          <span className={styles["soft"]}>{words.dueUntil(dayInWords(last, notation))}</span>
        )}
      </span>
      <Button onClick={() => onTakeUp(goal.id)}>
        {words.checkIn}
        <span className="visually-hidden">{words.checkInOnGoal(goal.description)}</span>
      </Button>
    </Row>
  );
}
