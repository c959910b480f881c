import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState, type FormEvent } from "react";
import {
  readCheckInByMail,
  SAY,
  TOKEN,
  writeCheckInByMail,
  type ByMail,
  type MailedCheckIn,
  type Unsaved,
} from "#contract/check-in-by-mail.ts";
import { words as refusalWords } from "#contract/check-in-by-mail.words.ts";
import { changeToInWords, steppedMeasure } from "#domain/check-in-by-mail.ts";
import { dayInWords } from "#domain/day-words.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import * as limits from "#domain/limits.ts";
import { measureInWords } from "#domain/measure-words.ts";
import { words as measureWords } from "#domain/measure.words.ts";
import type { Measure } from "#domain/measure.ts";
import type { Notation } from "#domain/notation.ts";
import { promiseBegins } from "#domain/promise.ts";
import { healths, keptAnswers, type Health } from "#domain/weekly-check-in.ts";
import { words as checkInWords } from "#domain/weekly-check-in.words.ts";
import { ApiError, call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
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
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { words } from "./check-in-by-mail.words.ts";
import styles from "./email.module.css";

const queryKey = keyOf("readCheckInByMail");

/** A refused link stays refused; other failures can be retried. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 429;
}

const nothingSaid = { refused: null, unsaved: null } as const;

async function read(token: string, signal: AbortSignal): Promise<ByMail> {
  try {
    const shown = await call(readCheckInByMail, { query: { token }, signal });
    return { shown, ...nothingSaid };
  } catch (error) {
    if (isRefused(error)) return { ...nothingSaid, shown: null, refused: error.message };
    throw error;
  }
}

// product 16.15; the form works without script
export function CheckInByMailPage() {
  const [search] = useState(new URLSearchParams(useAddressSearch()));
  const token = search.get(TOKEN) ?? "";
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(token, signal),
    retry: false,
    // A refusal may be over by now.
    staleTime: ({ state }) => (state.data?.shown === null ? 0 : Infinity),
  });
  const [unsaved, setUnsaved] = useState(data?.unsaved ?? null);
  const { shown = null, refused = null } = data ?? {};
  return (
    <Page width="centred">
      <Card className={styles["card"]}>
        <Logo size="large" />
        <h1>{words.title}</h1>
        {unsaved !== null && <Alert>{unsavedWords(unsaved, shown)}</Alert>}
        {shown !== null && (
          <OneGoal
            shown={shown}
            token={token}
            say={search.get(SAY) ?? ""}
            unsaved={unsaved}
            onUnsaved={setUnsaved}
          />
        )}
        {refused !== null && refused !== unsaved?.why && <Alert>{refused}</Alert>}
        {data === undefined && error === null && <Reading />}
        {data === undefined && error !== null && (
          <Failed onRetry={() => void refetch()} pending={isFetching}>
            {error.message}
          </Failed>
        )}
        <ButtonLink look="quiet" href="/">
          {words.open}
        </ButtonLink>
      </Card>
    </Page>
  );
}

function unsavedWords({ health, step, why }: Unsaved, shown: MailedCheckIn | null): string {
  const stepped = shown?.measurable.type === "Boolean" ? words.done : words.oneStep;
  const said = [
    step ? stepped : measureWords.noChange,
    ...(health === "" ? [] : [checkInWords.healthInSentence[health]]),
  ];
  return words.notSaved(said.join(", "), why);
}

interface OneGoalProps {
  readonly shown: MailedCheckIn;
  readonly token: string;
  readonly say: string;
  readonly unsaved: Unsaved | null;
  readonly onUnsaved: (unsaved: Unsaved | null) => void;
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
  const change = changed ? changeToInWords(changed, move.from, notation) : measureWords.noChange;
  return words.written(change, checkInWords.healthInSentence[health]);
}

function Form({ shown, token, say, unsaved, onUnsaved }: OneGoalProps) {
  const notation = useNotation();
  const client = useQueryClient();
  const { measurable, coachName, coachId, lastDay, lastPromise } = shown;
  const circle = coachName === null ? "private" : "coach";
  const stepped = steppedMeasure(measurable);
  const [step, setStep] = useState((unsaved?.step ?? say === "step") && stepped !== null);
  const [health, setHealth] = useState<Health | "">(
    unsaved?.health ?? healths.find((one) => one === say) ?? "",
  );
  const [kept, setKept] = useState(unsaved?.kept ?? null);
  const [promise, setPromise] = useState(unsaved?.promise ?? "");
  const [asked, setAsked] = useState(false);
  const hint = useId();
  const going = useRef<HTMLDivElement>(null);
  const save = useMutation({
    mutationFn: (chosen: Health) =>
      call(writeCheckInByMail, {
        input: { token, health: chosen, step, kept, promise, circle, coachId },
      }),
    onMutate: () => onUnsaved(null),
    onSuccess: (written) =>
      client.setQueryData<ByMail>(queryKey, { shown: written, ...nothingSaid }),
    onError: (error, chosen) => {
      onUnsaved({ health: chosen, step, kept, promise, why: error.message });
      // Shows what was written meanwhile, by any route.
      return client.invalidateQueries({ queryKey });
    },
  });
  const press = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (health === "") going.current?.querySelector("input")?.focus();
    else if (!save.isPending) save.mutate(health);
  };
  const change =
    stepped && step
      ? changeToInWords(stepped, measurable.currentValue, notation)
      : measureWords.noChange;
  const reader = coachName === null ? words.onlyYou : words.coachReads(bidiIsolated(coachName));
  return (
    <form method="post" className={styles["byMail"]} noValidate onSubmit={press}>
      <input type="hidden" name="circle" value={circle} />
      <input type="hidden" name="coachId" value={coachId ?? ""} />
      {lastPromise !== "" && (
        <Choice
          name="kept"
          legend={words.lastTime(<q dir="auto">{lastPromise}</q>)}
          look="segments"
          options={keptAnswers.map((value) => ({ value, label: checkInWords.kept[value] }))}
          value={kept ?? ""}
          onChange={setKept}
        />
      )}
      {stepped !== null && (
        <Choice
          name="step"
          legend={words.progress}
          look="segments"
          options={[
            { value: "same", label: measureWords.noChange },
            { value: "step", label: changeToInWords(stepped, measurable.currentValue, notation) },
          ]}
          value={step ? "step" : "same"}
          onChange={(value) => setStep(value === "step")}
        />
      )}
      <div ref={going}>
        <Choice
          name="health"
          legend={words.health}
          look="thirds"
          options={healths.map((value) => ({ value, label: checkInWords.health[value] }))}
          value={health}
          onChange={setHealth}
          error={asked && health === "" ? refusalWords.notChosen : undefined}
        />
      </div>
      <div className={styles["promise"]}>
        <TextAreaField
          name="promise"
          label={promiseBegins(shown.next, shown, notation)}
          rows={2}
          maxLength={limits.checkInWords}
          value={promise}
          onChange={({ target }) => setPromise(target.value)}
        />
      </div>
      <p id={hint}>
        <span className={styles["scripted"]}>
          {words.willBeWritten(
            health === "" ? change : `${change}, ${checkInWords.healthInSentence[health]}`,
          )}
        </span>
        {`${reader} ${words.openUntil(dayInWords(lastDay, notation))}`}
      </p>
      <LeavingButton
        look="primary"
        size="wide"
        type="submit"
        pending={save.isPending}
        aria-describedby={hint}
      >
        {words.save}
      </LeavingButton>
    </form>
  );
}
