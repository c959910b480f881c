import { useId } from "react";
import { categoryIndicator, isCategoryCompleted } from "#domain/category-summary.ts";
import type { CategoryFigures } from "#domain/dashboard.ts";
import { progressBand } from "#domain/overall.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Row } from "#web/ui/layout.tsx";
import { Meter } from "#web/ui/meter.tsx";
import styles from "./panels.module.css";

interface Props {
  readonly summary: CategoryFigures;
  /** Its goals are the ones that are shown. */
  readonly chosen: boolean;
  readonly onChoose: (category: string) => void;
}

/** One category. Its button covers the card, so that a press anywhere counts. */
export function CategoryCard({ summary, chosen, onChoose }: Props) {
  const titleId = useId();
  const { category, averageProgress, completedGoals, totalGoals } = summary;
  const { label, tone } = progressBand(averageProgress);
  const completed = <span>{`${completedGoals}/${totalGoals} completed`}</span>;
  const indicator = categoryIndicator(summary);
  return (
    <Card
      as="li"
      aria-labelledby={titleId}
      className={classNames(styles["category"], chosen && styles["chosen"])}
    >
      <Row spread>
        <h3 id={titleId}>{category}</h3>
        <Badge tone={tone}>{label}</Badge>
      </Row>
      <Meter label={`Average progress in ${category}`} value={averageProgress} tone={tone} />
      <Row spread className={styles["soft"]}>
        {isCategoryCompleted(summary) ? <Badge tone="green">{completed}</Badge> : completed}
        <strong>{averageProgress}%</strong>
      </Row>
      <Row spread>
        <Button
          size="small"
          look="quiet"
          aria-pressed={chosen}
          className={styles["view"]}
          onClick={() => onChoose(category)}
        >
          <span>
            View Goals<span className="visually-hidden"> in {category}</span>
          </span>
        </Button>
        {indicator && (
          <Badge tone={indicator === "Excellent" ? "green" : "clay"}>{indicator}</Badge>
        )}
        {summary.hasCoachingAttention && <Badge tone="lichen">Coaching</Badge>}
      </Row>
    </Card>
  );
}
