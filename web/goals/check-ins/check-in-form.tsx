import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import * as limits from "#domain/limits.ts";
import { audiences, type Audience } from "#domain/check-in.ts";
import type { Goal } from "#domain/goal.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import styles from "./check-in-form.module.css";
import { coachNow, sentAudience } from "./audience.ts";
import { useCheckInDraft } from "./check-in-draft.ts";
import { useAddCheckIn } from "./use-add-check-in.ts";
import { words } from "./check-ins.words.ts";

const readers: Readonly<Record<Audience, string>> = {
  private: words.onlyMe,
  coach: words.myCoachToo,
};

const titles: Readonly<Record<Audience, string>> = {
  private: words.toYourself,
  coach: words.toYourCoach,
};

type NotedGoal = Pick<Goal, "id" | "coachStatus" | "coachName" | "coachUid">;

// product 9.2
export function CheckInForm({ goal }: { readonly goal: NotedGoal }) {
  const coach = coachNow(goal, goal.coachUid);
  const titleId = useId();
  const message = useRef<HTMLTextAreaElement>(null);
  const { draft, words: drafted, edit, clear, news: reader } = useCheckInDraft(goal.id, coach);
  const { add, saving, news, clearNews } = useAddCheckIn(goal.id);
  // An effect, since the server does not know kept words.
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (draft.message !== "") setBegun(true);
  }, [draft.message]);

  function change(part: Partial<typeof draft>): void {
    clearNews();
    edit(part);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving) return;
    if (await add({ ...draft, ...sentAudience(draft.circle, coach) }, drafted)) clear();
    else message.current?.focus();
  }

  return (
    <form
      className={styles["form"]}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void submit(event)}
    >
      <details open={begun}>
        <summary>
          <h3 id={titleId}>{titles[draft.circle]}</h3>
        </summary>
        <div className={styles["fields"]}>
          <TextAreaField
            ref={message}
            label={words.howIsItGoing}
            rows={3}
            counted
            maxLength={limits.checkIn}
            value={draft.message}
            error={news.fault ?? undefined}
            onChange={({ target }) => change({ message: target.value })}
          />
          <Choice
            legend={words.whoReads}
            look="segments"
            options={audiences.map((value) => ({ value, label: readers[value] }))}
            value={draft.circle}
            onChange={(circle) => change({ circle })}
          />
          {reader !== null && <Alert tone="grey">{reader}</Alert>}
          {news.failure !== null && <Alert>{news.failure}</Alert>}
          <div className={styles["foot"]}>
            <Button type="submit" pending={saving}>
              {words.save}
            </Button>
            <Status tone="green">{news.saved && words.saved}</Status>
          </div>
        </div>
      </details>
    </form>
  );
}
