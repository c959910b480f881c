import { useState, type ReactNode } from "react";
import type { Achievement } from "#domain/achievement.ts";
import type { CategorySummary } from "#domain/category-summary.ts";
import type { InsightItem, InsightPriority } from "#domain/insight.ts";
import { relativeTime } from "#domain/relative-time.ts";
import { useNow } from "#web/app/now.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import type { Tone } from "#web/ui/tone.ts";
import styles from "./panels.module.css";

/** So many lines are shown before one asks for all. */
const SHOWN = 5;

const priorities: Readonly<Record<InsightPriority, { tone: Tone; word: string }>> = {
  high: { tone: "red", word: "High" },
  medium: { tone: "amber", word: "Medium" },
  low: { tone: "teal", word: "Low" },
};

interface LinesProps<T> {
  readonly of: readonly T[];
  /** Said where there is nothing. */
  readonly none: string;
  readonly children: (line: T) => ReactNode;
}

function Lines<T extends { readonly id: string }>({ of, none, children }: LinesProps<T>) {
  const [all, setAll] = useState(false);
  if (of.length === 0) return <p className={styles["soft"]}>{none}</p>;
  return (
    <>
      <ul className={styles["lines"]}>
        {(all ? of : of.slice(0, SHOWN)).map((line) => (
          <li key={line.id}>{children(line)}</li>
        ))}
      </ul>
      {of.length > SHOWN && (
        <Row>
          <Button size="small" look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? "Show fewer" : `Show all ${of.length}`}
          </Button>
        </Row>
      )}
    </>
  );
}

export function InsightLines({ items }: { readonly items: readonly InsightItem[] }) {
  return (
    <Lines of={items} none="Nothing needs your attention now.">
      {({ priority, title, text }) => (
        <>
          <Row>
            <strong>{title}</strong>
            <Badge tone={priorities[priority].tone}>
              {priorities[priority].word}
              <span className="visually-hidden"> priority</span>
            </Badge>
          </Row>
          <p className={styles["soft"]}>{text}</p>
        </>
      )}
    </Lines>
  );
}

export function AchievementLines({
  achievements,
}: {
  readonly achievements: readonly Achievement[];
}) {
  const now = useNow();
  return (
    <Lines of={achievements} none="What you complete is kept here.">
      {({ title, description, category, achievedAt }) => (
        <>
          <strong>{title}</strong>
          <p>{description}</p>
          <p className={styles["soft"]}>
            {category}, {relativeTime(achievedAt, now.at)}
          </p>
        </>
      )}
    </Lines>
  );
}

export function FocusAreas({ areas }: { readonly areas: readonly CategorySummary[] }) {
  if (areas.length === 0) return null;
  return (
    <div>
      <h3>Focus areas</h3>
      <ul>
        {areas.map(({ category, averageProgress }) => (
          <li key={category}>
            {category}, {averageProgress}%
          </li>
        ))}
      </ul>
    </div>
  );
}
