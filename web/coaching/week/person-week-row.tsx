import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { acknowledgeCheckIn } from "#contract/needs-you.ts";
import type { WeekRow } from "#contract/week.ts";
import type { WeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { checkInOfWeekInWords, promiseOfWeekInWords } from "#domain/coached-week.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { ledgerInWords, weekPaceInWords } from "#domain/week-words.ts";
import { ApiError, call } from "#web/client/api.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { readAgain } from "#web/client/query.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CameBack } from "#web/ui/came-back.tsx";
import { DayMarks } from "#web/ui/day-marks.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { Status } from "#web/ui/status.tsx";
import { useReadyPart } from "../use-ready-part.ts";
import styles from "./person-week.module.css";
import { words } from "./week.words.ts";

const load = () => import("../notes/note-form.tsx").then((m) => m.NoteForm);
const LateNoteForm = late(load);

interface Props {
  readonly row: WeekRow;
  readonly queryKey: readonly unknown[];
}

// product 26.10
export function PersonWeekRow({ row, queryKey }: Props) {
  const { goal, checkIn } = row;
  const titleId = useId();
  const client = useQueryClient();
  const reply = useRef<HTMLButtonElement>(null);
  const [Form, setForm] = useState<typeof LateNoteForm | null>(null);
  const ready = useReadyPart(load, LateNoteForm);
  const [saved, setSaved] = useState(false);
  const close = () => {
    setForm(null);
    reply.current?.focus();
  };
  const sent = () => {
    close();
    setSaved(true);
    void readAgain(client, queryKey);
  };
  return (
    <Card as="li" aria-labelledby={titleId} className={styles["row"]}>
      <h2 id={titleId} tabIndex={-1} className={styles["title"]}>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </h2>
      <Facts row={row} />
      <Row>
        {checkIn !== null && checkIn.health !== null && (
          <Seen checkIn={checkIn} describedBy={titleId} queryKey={queryKey} />
        )}
        <Button
          ref={reply}
          aria-expanded={Form !== null}
          aria-describedby={titleId}
          onClick={() => setForm(() => (Form ? null : ready()))}
        >
          {words.reply}
        </Button>
      </Row>
      <Status>{saved && words.noteSaved}</Status>
      {Form && (
        <Form
          focused
          goalId={goal.id}
          form="panel"
          read={checkIn?.at ?? null}
          onCancel={close}
          onSent={sent}
        />
      )}
    </Card>
  );
}

function Facts({ row }: Pick<Props, "row">) {
  const [now, notation] = [useNow(), useNotation()];
  const promise = promiseOfWeekInWords(row);
  const isPresent = now.today < row.period.until;
  const pace = isPresent ? weekPaceInWords(row.goal, now, notation) : null;
  const moved = ledgerInWords(row, row.goal.measurable, now, notation);
  return (
    <>
      {promise !== null && <p>{words.lastPromise(promise)}</p>}
      <div className={styles["ledger"]}>
        <DayMarks days={row.days} />
        <p>{[...moved, ...(pace === null ? [] : [pace])].join(" · ")}</p>
      </div>
      <CameBack kinds={row.cameBack} />
      <p>{checkInOfWeekInWords(row, notation).join(" · ")}</p>
    </>
  );
}

interface SeenProps {
  readonly checkIn: WeeklyCheckIn;
  readonly describedBy: string;
  readonly queryKey: readonly unknown[];
}

function Seen({ checkIn, describedBy, queryKey }: SeenProps) {
  const client = useQueryClient();
  const { at } = useNow();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { id: checkInId, goalId, rev, seen } = checkIn;
  const press = async () => {
    setSending(true);
    setFailed(null);
    try {
      await call(acknowledgeCheckIn, { params: { goalId, checkInId }, input: { rev } });
    } catch (error) {
      const changed = error instanceof ApiError && error.code === "form.overtaken";
      setFailed(changed ? words.changedMeanwhile : words.notSaved);
    }
    await readAgain(client, queryKey);
    setSending(false);
  };
  if (seen !== null)
    return (
      <span className={styles["soft"]}>
        {words.seenBy(bidiIsolated(seen.by), timeAgo(seen.at, at))}
      </span>
    );
  return (
    <>
      <LeavingButton
        look="primary"
        pending={sending}
        aria-describedby={describedBy}
        onClick={() => void press()}
      >
        {words.acknowledge}
      </LeavingButton>
      {failed !== null && <Alert>{failed}</Alert>}
    </>
  );
}
