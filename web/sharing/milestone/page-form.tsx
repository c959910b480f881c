import { useMemo, useState } from "react";
import type { MilestonePage } from "#contract/milestones.ts";
import { goalTitle } from "#domain/goal-title.ts";
import type { GoalCard } from "#domain/goal.ts";
import * as limits from "#domain/limits.ts";
import { milestoneWords, type MilestoneWish } from "#domain/milestone-page.ts";
import { percentage } from "#domain/progress.ts";
import { ApiError } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { useUser } from "#web/client/session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { useNews } from "../news.tsx";
import styles from "../sharing.module.css";
import { useMilestone, type PageWrite } from "./use-milestone.ts";
import { words } from "./milestone.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly page: MilestonePage | null;
  readonly onMade: () => void;
}

export function PageForm({ goal, page, onMade }: Props) {
  const { news, show } = useNews();
  const { writing } = useMilestone(goal.id);
  const { wish, write, change, written } = useWish(goal, page);
  const { displayName, fullName } = useUser();
  const name = displayName ?? fullName;
  const { error } = writing;
  const done = () => {
    written();
    if (page === null) onMade();
    else show(words.updated, false);
  };
  const untitled = error instanceof ApiError && error.code === "milestone.title-missing";
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!writing.isPending) writing.mutate(write, { onSuccess: done });
      }}
    >
      <TextField
        label={words.pageTitle}
        value={wish.title}
        maxLength={limits.description}
        error={untitled ? error.message : undefined}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Choice<"with" | "without">
        legend={words.yourName}
        look="segments"
        options={[
          { value: "without", label: words.withoutName },
          { value: "with", label: words.withName, disabled: name === null },
        ]}
        value={wish.withName ? "with" : "without"}
        onChange={(value) => change({ withName: value === "with" })}
      />
      <Shown
        heading={page === null ? words.willShow : words.willShowNow}
        goal={goal}
        title={wish.title}
        name={wish.withName ? name : null}
      />
      {error && !untitled && <Alert>{error.message}</Alert>}
      <div>
        <Button
          type="submit"
          look={page === null ? "primary" : "secondary"}
          pending={writing.isPending}
        >
          {page === null ? words.make : words.update}
        </Button>
      </div>
      <Status key={news?.number} tone="green">
        {news?.text}
      </Status>
    </Stack>
  );
}

/** Same object during one attempt, so retries reuse the key. */
function useWish(goal: GoalCard, page: MilestonePage | null) {
  const [typed, setTyped] = useState<Partial<MilestoneWish>>({});
  const before = page ?? { title: goalTitle(goal.description), withName: false };
  const { title, withName } = { title: before.title, withName: before.withName, ...typed };
  const pageId = page?.id ?? null;
  const attempt = page?.changedAt;
  const write = useMemo<PageWrite>(
    () => ({ title, withName, pageId }),
    // `attempt`: after a save the goal may have moved, so the same words are a new write.
    // oxlint-disable-next-line react/exhaustive-deps
    [title, withName, pageId, attempt],
  );
  return {
    wish: { title, withName },
    write,
    change: (part: Partial<MilestoneWish>) => setTyped((known) => ({ ...known, ...part })),
    written: () => setTyped({}),
  };
}

interface ShownProps {
  readonly heading: string;
  readonly goal: GoalCard;
  readonly title: string;
  readonly name: string | null;
}

function Shown({ heading, goal, title, name }: ShownProps) {
  const now = useNow();
  const percent = percentage(goal, now);
  return (
    <div className={styles["invitee"]}>
      <h3>{heading}</h3>
      <dl className={styles["facts"]}>
        <div>
          <dt>{words.pageTitle}</dt>
          <dd dir="auto">{title}</dd>
        </div>
        <div>
          <dt>{words.name}</dt>
          <dd>{name ?? words.noName}</dd>
        </div>
        <div>
          <dt>{words.howFar}</dt>
          <dd>
            {milestoneWords({ percent, completed: goal.completed })}, <WrittenDay day={now.today} />
          </dd>
        </div>
        <div>
          <dt>{words.nothingElse}</dt>
          <dd>{words.nothingElseWhat}</dd>
        </div>
      </dl>
    </div>
  );
}
