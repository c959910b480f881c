import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import {
  readCheckInByMail,
  SAY,
  TOKEN,
  writeCheckInByMail,
  type MailedCheckIn,
} from "#contract/check-in-by-mail.ts";
import { steppedMeasure } from "#domain/check-in-by-mail.ts";
import { dayInWords } from "#domain/day-words.ts";
import { isolated } from "#domain/isolated.ts";
import { changeToInWords, measureInWords, NO_CHANGE } from "#domain/measure-words.ts";
import type { Measure } from "#domain/measure.ts";
import type { Notation } from "#domain/notation.ts";
import { healths, healthWords, type Health } from "#domain/weekly-check-in.ts";
import { ApiError, call } from "#web/client/api.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Page } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./email.module.css";

/** Where a button of a digest leads: it shows what will be written, and a press writes it, signed in or out (product 16.15). */
export function CheckInByMailPage() {
  const [search] = useState(new URLSearchParams(useAddressSearch()));
  const token = search.get(TOKEN) ?? "";
  const queryKey = ["check-in-by-mail", token];
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readCheckInByMail, { query: { token }, signal }),
    retry: false,
  });
  const { data, error, isFetching, refetch } = shown;
  return (
    <Page width="centred">
      <Card className={styles["card"]}>
        <Logo size="large" />
        <h1>Check in by mail</h1>
        {data !== undefined && (
          <OneGoal shown={data} token={token} say={search.get(SAY) ?? ""} queryKey={queryKey} />
        )}
        {data === undefined && error === null && <Reading />}
        {data === undefined && error !== null && (
          <Unread error={error} pending={isFetching} onRetry={() => void refetch()} />
        )}
        <noscript>
          <p>Checking in needs JavaScript.</p>
        </noscript>
        <ButtonLink look="quiet" href="/">
          Open Cairn
        </ButtonLink>
      </Card>
    </Page>
  );
}

interface UnreadProps {
  readonly error: Error;
  readonly pending: boolean;
  readonly onRetry: () => void;
}

/** A link that is refused stays so; what could not be had may be asked for again. */
function Unread({ error, pending, onRetry }: UnreadProps) {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 429;
  if (isRefused) return <Alert>{error.message}</Alert>;
  return (
    <Failed onRetry={onRetry} pending={pending}>
      {error.message}
    </Failed>
  );
}

interface OneGoalProps {
  readonly shown: MailedCheckIn;
  readonly token: string;
  readonly say: string;
  readonly queryKey: readonly string[];
}

function OneGoal({ shown, ...link }: OneGoalProps) {
  const notation = useNotation();
  const { ownerName, description, measurable, written } = shown;
  return (
    <>
      <p>
        <bdi>{ownerName}</bdi>
        {": "}
        <strong dir="auto">{description}</strong>
        {` · ${measureInWords(measurable, notation)}`}
      </p>
      <Status tone="green">{written !== null && writtenWords(shown, notation)}</Status>
      {written === null && <Form shown={shown} {...link} />}
    </>
  );
}

function writtenWords({ measurable, written }: MailedCheckIn, notation: Notation): string {
  if (written === null) return "";
  const { health, move } = written;
  const changed = move && ({ ...measurable, currentValue: move.to } as Measure);
  const change = changed ? changeToInWords(changed, move.from, notation) : NO_CHANGE;
  return `Your check-in is written: ${change}, ${healthWords[health]}.`;
}

const NOT_CHOSEN = "Please choose how it is going.";

function Form({ shown, token, say, queryKey }: OneGoalProps) {
  const notation = useNotation();
  const client = useQueryClient();
  const { measurable, coachName, lastDay } = shown;
  const stepped = steppedMeasure(measurable);
  const [step, setStep] = useState(say === "step" && stepped !== null);
  const [health, setHealth] = useState<Health | "">(healths.find((one) => one === say) ?? "");
  const [asked, setAsked] = useState(false);
  const hint = useId();
  const going = useRef<HTMLDivElement>(null);
  const save = useMutation({
    mutationFn: (chosen: Health) =>
      call(writeCheckInByMail, {
        input: { token, health: chosen, step, circle: coachName === null ? "private" : "coach" },
      }),
    onSuccess: (data) => client.setQueryData(queryKey, data),
    // What was written meanwhile, by whichever way, is shown.
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const press = () => {
    setAsked(true);
    if (health === "") going.current?.querySelector("input")?.focus();
    else save.mutate(health);
  };
  const change =
    stepped && step ? changeToInWords(stepped, measurable.currentValue, notation) : NO_CHANGE;
  return (
    <>
      {stepped !== null && (
        <Choice
          legend="Progress"
          look="segments"
          options={[
            { value: "same", label: NO_CHANGE },
            { value: "step", label: changeToInWords(stepped, measurable.currentValue, notation) },
          ]}
          value={step ? "step" : "same"}
          onChange={(value) => setStep(value === "step")}
        />
      )}
      <div ref={going}>
        <Choice
          legend="How is it going?"
          look="thirds"
          options={healths.map((value) => ({ value, label: healthWords[value] }))}
          value={health}
          onChange={setHealth}
          error={asked && health === "" ? NOT_CHOSEN : undefined}
        />
      </div>
      <p id={hint}>
        {`Will be written: ${change}${health === "" ? "" : `, ${healthWords[health]}`}. ${coachName === null ? "Only you can read it." : `${isolated(coachName)} can read it.`} Open until ${dayInWords(lastDay, notation)}.`}
      </p>
      {save.isError && <Alert>{save.error.message}</Alert>}
      <LeavingButton
        look="primary"
        size="wide"
        pending={save.isPending}
        onClick={press}
        aria-describedby={hint}
      >
        Save check-in
      </LeavingButton>
    </>
  );
}
