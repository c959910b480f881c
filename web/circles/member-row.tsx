import { useMutation } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import { handCircleOver, removeMember } from "#contract/circle-organizing.ts";
import { markCircleSeen, type CirclePage, type CircleRow } from "#contract/circles.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { call } from "#web/client/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { MoreMenu } from "#web/ui/more-menu.tsx";
import styles from "./circles.module.css";
import { OwnLine } from "./own-line.tsx";
import { Question } from "./question.tsx";
import { StateMark } from "./state-mark.tsx";
import { useReadCircleAgain } from "./use-circles.ts";
import { words } from "./circles.words.ts";

interface Props {
  readonly circle: CirclePage;
  readonly row: CircleRow;
}

// product 41.8
export function MemberRow({ circle, row }: Props) {
  const titleId = useId();
  const { name, isYou, isOrganizer, state, keptPromise, line, asksForHelp } = row;
  const isWriting = isYou && circle.isPresent;
  return (
    <Card as="li" aria-labelledby={titleId} className={styles["row"]}>
      <div className={styles["tight"]}>
        <h3 id={titleId} tabIndex={-1}>
          {isYou ? words.you : <bdi>{name}</bdi>}
        </h3>
        {isOrganizer && <p className={styles["soft"]}>{words.organizer}</p>}
        <p className={styles["state"]}>
          <StateMark state={state} />
          <span>{words.states[state]}</span>
        </p>
        {keptPromise && <p>{words.kept}</p>}
      </div>
      <div className={styles["form"]}>
        {asksForHelp && (
          <p>
            <Badge tone="clay">{words.asks}</Badge>
          </p>
        )}
        {line !== "" && (
          <p className={classNames(styles["words"], isWriting && styles["onPaper"])}>
            <q dir="auto">{line}</q>
          </p>
        )}
        <Goals row={row} />
        {isWriting && <OwnLine circleId={circle.id} row={row} />}
      </div>
      <Presses circle={circle} row={row} titleId={titleId} />
    </Card>
  );
}

function Goals({ row: { goals } }: Pick<Props, "row">) {
  if (goals.length === 0) return null;
  return (
    <Stack
      as="ul"
      className={classNames(styles["soft"], styles["goals"])}
      aria-label={words.goalsOf}
    >
      {goals.map(({ id, title }, place) => (
        <li key={id ?? place} dir="auto">
          {id === null ? title : <GoalLink goalId={id}>{title}</GoalLink>}
        </li>
      ))}
    </Stack>
  );
}

type Task = "hand-over" | "remove";

function Presses({ circle, row, titleId }: Props & { readonly titleId: string }) {
  const { isYou, name, seenBy } = row;
  const [task, setTask] = useState<Task | null>(null);
  if (isYou) {
    if (seenBy.length === 0) return null;
    return <p className={styles["soft"]}>{words.seenBy(seenBy.map(bidiIsolated).join(", "))}</p>;
  }
  return (
    <>
      <Row>
        <Seen circle={circle} row={row} titleId={titleId} />
        {circle.isOrganizer && (
          <MoreMenu label={words.moreOf(bidiIsolated(name))}>
            <Button look="quiet" onClick={() => setTask("hand-over")}>
              {words.handOver}
            </Button>
            <Button look="danger" onClick={() => setTask("remove")}>
              {words.remove}
            </Button>
          </MoreMenu>
        )}
      </Row>
      {task !== null && (
        <MemberQuestion
          key={task}
          circle={circle}
          row={row}
          task={task}
          onClose={() => setTask(null)}
        />
      )}
    </>
  );
}

function Seen({ circle, row, titleId }: Props & { readonly titleId: string }) {
  const again = useReadCircleAgain();
  const marking = useMutation({
    mutationFn: () => {
      const input = { uid: row.uid, week: circle.week };
      return call(markCircleSeen, { params: { circleId: circle.id }, input });
    },
    // Pending until the row says so.
    onSettled: again,
  });
  if (row.seen)
    return (
      <p className={styles["state"]}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 11l4 4 8-10" />
        </svg>
        <span>{words.seen}</span>
      </p>
    );
  return (
    <>
      <LeavingButton
        size="small"
        pending={marking.isPending}
        aria-describedby={titleId}
        onClick={() => marking.mutate()}
      >
        {words.seen}
      </LeavingButton>
      {marking.error && <Alert>{marking.error.message}</Alert>}
    </>
  );
}

interface QuestionProps extends Props {
  readonly task: Task;
  readonly onClose: () => void;
}

const tasks: Readonly<
  Record<
    Task,
    {
      readonly endpoint: typeof handCircleOver | typeof removeMember;
      readonly look: "danger" | "primary";
      readonly confirm: string;
      readonly label: (name: string) => string;
      readonly what: (name: ReactNode) => ReactNode;
    }
  >
> = {
  "hand-over": {
    endpoint: handCircleOver,
    look: "primary",
    confirm: words.handOver,
    label: words.handingOver,
    what: words.handOverWhat,
  },
  remove: {
    endpoint: removeMember,
    look: "danger",
    confirm: words.remove,
    label: words.removing,
    what: words.removeWhat,
  },
};

// product 41.11
function MemberQuestion({ circle, row: { uid, name }, task, onClose }: QuestionProps) {
  const again = useReadCircleAgain();
  const { endpoint, look, confirm, label, what } = tasks[task];
  const act = async () => {
    await call(endpoint, { params: { circleId: circle.id, uid } });
    await again();
  };
  return (
    <div className={styles["asked"]}>
      <Question
        label={label(bidiIsolated(name))}
        confirm={confirm}
        look={look}
        act={act}
        onClose={onClose}
      >
        {what(<bdi>{name}</bdi>)}
      </Question>
    </div>
  );
}
