import { memo, useId, useState, type RefObject } from "react";
import type { CoachedGoal } from "#contract/coached-goals.ts";
import { coachLabel } from "#domain/coach-view.ts";
import { percentage } from "#domain/progress.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { GoalLink } from "#web/ui/goal-link.tsx";
import overview from "../coaching.module.css";
import { Said } from "../goal-standing.tsx";
import { LabelBadge } from "../label-badge.tsx";
import { LateOpenedGoal } from "../late-opened-goal.tsx";
import type { GoalDetails } from "../opened-goal.tsx";
import { useHighlight } from "../use-highlight.ts";
import { useOpened } from "../use-opened.ts";
import styles from "./people.module.css";
import { words } from "../coaching.words.ts";

interface Props {
  readonly coached: CoachedGoal;
  readonly highlighted: boolean;
  readonly opened: RefObject<Set<string>>;
  readonly Details: GoalDetails;
}

export const PersonGoal = memo(function PersonGoal(props: Props) {
  const { coached, highlighted, opened, Details } = props;
  const { goal, said } = coached;
  const titleId = useId();
  const now = useNow();
  const { heading, outlined } = useHighlight(highlighted);
  const [open, setOpen] = useState(highlighted);
  useOpened(opened, goal.id, open);
  const label = coachLabel(goal, now);
  return (
    <li className={classNames(styles["goal"], outlined && overview["outlined"])}>
      <h3 id={titleId} ref={heading} tabIndex={-1} className={styles["title"]}>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </h3>
      {label !== "unknown" && <strong>{percentWords.percent(percentage(goal, now))}</strong>}
      <LabelBadge label={label} />
      <Button
        look="quiet"
        size="small"
        aria-expanded={open}
        aria-describedby={titleId}
        onClick={() => setOpen(!open)}
      >
        {words.notes}
      </Button>
      {said && (
        <div className={styles["said"]}>
          <Said of={said} goal={goal} />
        </div>
      )}
      {open && (
        <div className={styles["opened"]}>
          <LateOpenedGoal coached={coached} Details={Details} />
        </div>
      )}
    </li>
  );
});
