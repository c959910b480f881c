import { useId } from "react";
import { categoryName } from "#domain/category.ts";
import { categoryIndicator, isCategoryCompleted } from "#domain/category-summary.ts";
import type { CategoryFigures } from "#domain/dashboard.ts";
import { progressBand } from "#domain/overall.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Row } from "#web/ui/layout.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { BandMark } from "./band-mark.tsx";
import styles from "./panels.module.css";
import { words } from "./dashboard.words.ts";

interface Props {
  readonly summary: CategoryFigures;
  readonly chosen: boolean;
  readonly onChoose: (category: string) => void;
}

export function CategoryCard({ summary, chosen, onChoose }: Props) {
  const titleId = useId();
  const { category, averageProgress, completedGoals, totalGoals } = summary;
  const name = categoryName(category);
  const band = progressBand(averageProgress);
  const completed = <span>{words.completed(completedGoals, totalGoals)}</span>;
  const indicator = categoryIndicator(summary);
  return (
    <Card
      as="li"
      aria-labelledby={titleId}
      className={classNames(styles["category"], chosen && styles["chosen"])}
    >
      <Row spread>
        <h3 id={titleId} dir="auto">
          {name}
        </h3>
        <strong className={styles["percent"]}>{percentWords.percent(averageProgress)}</strong>
      </Row>
      <Meter label={words.averageIn(name)} value={averageProgress} tone={band.tone} />
      <Row spread className={styles["soft"]}>
        <span className={styles["indicator"]}>
          {/* The mark is announced only where its word is also the indicator. */}
          <BandMark band={band} {...(indicator === "excellent" && { name: band.label })} />
          {band.label}
        </span>
        {isCategoryCompleted(summary) ? <Badge tone="green">{completed}</Badge> : completed}
      </Row>
      <Row spread>
        <Button
          size="small"
          look="quiet"
          aria-pressed={chosen}
          className={styles["view"]}
          onClick={() => onChoose(name)}
        >
          <span>
            {words.viewGoals}
            <span className="visually-hidden">{words.viewGoalsIn(name)}</span>
          </span>
        </Button>
        {indicator === "needs-focus" && <Badge tone="clay">{words.needsFocus}</Badge>}
        {summary.hasCoachingAttention && <Badge tone="lichen">{words.coaching}</Badge>}
      </Row>
    </Card>
  );
}
