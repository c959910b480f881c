import { useId } from "react";
import type { MilestonePage } from "#contract/milestones.ts";
import type { GoalCard } from "#domain/goal.ts";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { useNewsAtTitle } from "../news.tsx";
import styles from "../sharing.module.css";
import { MadePage } from "./made-page.tsx";
import { PageForm } from "./page-form.tsx";
import { words } from "./milestone.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly page: MilestonePage | null;
}

// product 30
export function PageToShow({ goal, page }: Props) {
  const titleId = useId();
  const { title, news, tell } = useNewsAtTitle();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles["title"]}>
          {words.title}
        </h2>
        <Status key={news?.number} tone="green">
          {news?.text}
        </Status>
        {page === null ? (
          <p>{words.offer}</p>
        ) : (
          <MadePage goalId={goal.id} page={page} onTakenDown={() => tell(words.takenDown)} />
        )}
        <PageForm goal={goal} page={page} onMade={() => tell(words.made)} />
      </Stack>
    </Card>
  );
}
