import { useId, type FormEvent } from "react";
import { writeCircleLine, type CircleRow } from "#contract/circles.ts";
import { circleLine } from "#domain/circle.ts";
import * as limits from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import { useDraft } from "#web/client/drafts.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import styles from "./circles.module.css";
import { useReadCircleAgain } from "./use-circles.ts";
import { useWriting } from "./use-writing.ts";
import { words } from "./circles.words.ts";

interface Props {
  readonly circleId: string;
  readonly row: Pick<CircleRow, "line" | "asksForHelp">;
}

const untouched = { line: "", asksForHelp: false, isTouched: false };
type Draft = typeof untouched;

/** What is typed over the stored line, until it is the same again. */
function useLine(circleId: string, { line, asksForHelp }: Props["row"]) {
  const [draft, edit, forget] = useDraft(`circle-line/${circleId}`, untouched);
  const stored = { line, asksForHelp, isTouched: true };
  const change = (part: Partial<Draft>) =>
    edit((before) => {
      const next = { ...(before.isTouched ? before : stored), ...part };
      const isSame = next.line === line && next.asksForHelp === asksForHelp;
      return isSame ? untouched : next;
    });
  return { shown: draft.isTouched ? draft : stored, change, forget: () => forget(draft) };
}

// product 41.9
export function OwnLine({ circleId, row }: Props) {
  const id = useId();
  const { shown, change, forget } = useLine(circleId, row);
  const again = useReadCircleAgain();
  const { form, write, saving, saved, faultAt, failure, clear } = useWriting({
    fields: ["line"],
    rule: circleLine,
    send: async (input) => {
      await call(writeCircleLine, { params: { circleId }, input });
      // The stored line is there before the draft goes.
      await again();
    },
  });
  const edit = (part: Partial<Draft>) => {
    clear();
    change(part);
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await write(shown)) forget();
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles["form"]}
      aria-label={words.yourLine}
      onSubmit={(event) => void submit(event)}
    >
      <TextAreaField
        label={words.yourLine}
        rows={2}
        counted
        maxLength={limits.circleLine}
        value={shown.line}
        error={faultAt("line")}
        onChange={({ target }) => edit({ line: target.value })}
      />
      <div className={styles["check"]}>
        <input
          id={id}
          type="checkbox"
          checked={shown.asksForHelp}
          onChange={({ target }) => edit({ asksForHelp: target.checked })}
        />
        <label htmlFor={id}>{words.ask}</label>
      </div>
      {failure !== null && <Alert>{failure}</Alert>}
      <Row>
        <Button type="submit" pending={saving}>
          {words.save}
        </Button>
        <Status tone="green">{saved && words.saved}</Status>
      </Row>
    </form>
  );
}
