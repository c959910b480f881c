import { useState, type ReactNode } from "react";
import type { Achievement } from "#domain/achievement.ts";
import { categoryName } from "#domain/category.ts";
import type { CategoryShare } from "#domain/category-summary.ts";
import type { InsightFigures } from "#domain/dashboard.ts";
import { actionItems, type InsightLine, type InsightPriority } from "#domain/insight.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { relativeTime } from "#domain/relative-time.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { useNow } from "#web/client/now.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyLine } from "#web/ui/empty-state.tsx";
import { FoldedList } from "#web/ui/folded-list.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Tone } from "#web/ui/tone.ts";
import styles from "./insights.module.css";
import { words } from "./insights.words.ts";

const tabs = [
  { value: "all", label: words.allTab },
  { value: "actions", label: words.actionsTab },
  { value: "achievements", label: words.achievementsTab },
] as const;

export function InsightBody({ found }: { readonly found: InsightFigures }) {
  const [tab, setTab] = useState<(typeof tabs)[number]["value"]>("all");
  return (
    <Card>
      <Stack>
        <Tabs label={words.insightTabs} tabs={tabs} selected={tab} onSelect={setTab}>
          <Stack>
            {tab === "achievements" ? (
              <AchievementLines achievements={found.achievements} total={found.achieved} />
            ) : tab === "all" ? (
              <InsightLines lines={found.lines} total={found.total} />
            ) : (
              <InsightLines lines={actionItems(found.lines)} total={found.actionLines} />
            )}
            {tab === "all" && <FocusAreas areas={found.focusAreas} />}
          </Stack>
        </Tabs>
      </Stack>
    </Card>
  );
}

const priorities: Readonly<Record<InsightPriority, { tone: Tone; word: string }>> = {
  high: { tone: "red", word: words.high },
  medium: { tone: "amber", word: words.medium },
  low: { tone: "teal", word: words.low },
};

interface LinesProps<T> {
  readonly of: readonly T[];
  readonly total: number;
  readonly none: string;
  readonly placed: number;
  readonly children: (line: T) => ReactNode;
}

function Lines<T extends { readonly id: string }>({ none, placed, ...list }: LinesProps<T>) {
  if (list.total === 0) return <EmptyLine placed={placed}>{none}</EmptyLine>;
  return <FoldedList {...list} />;
}

interface InsightLinesProps {
  readonly lines: readonly InsightLine[];
  /** May exceed `lines`: some may not be loaded yet. */
  readonly total: number;
}

function InsightLines({ lines, total }: InsightLinesProps) {
  return (
    <Lines of={lines} total={total} none={words.noInsights} placed={7}>
      {({ priority, title, text, goalId, others }) => (
        <>
          <Row>
            <strong>{title}</strong>
            <Badge tone={priorities[priority].tone}>
              {priorities[priority].word}
              <span className="visually-hidden">{words.priority}</span>
            </Badge>
          </Row>
          <p className={styles["soft"]}>
            {goalId === null ? (
              <span>{text}</span>
            ) : (
              <GoalLink goalId={goalId} isSentence>
                {text}
              </GoalLink>
            )}
            {others.length > 0 && <span>{words.also(others.map(bidiIsolated))}</span>}
          </p>
        </>
      )}
    </Lines>
  );
}

interface AchievementLinesProps {
  readonly achievements: readonly Achievement[];
  readonly total: number;
}

function AchievementLines({ achievements, total }: AchievementLinesProps) {
  const now = useNow();
  return (
    <Lines of={achievements} total={total} none={words.noAchievements} placed={1}>
      {({ title, description, goalId, category, achievedAt }) => (
        <>
          <strong>{title}</strong>
          <p>
            <GoalLink goalId={goalId}>{description}</GoalLink>
          </p>
          <p className={styles["soft"]}>
            <bdi>{categoryName(category)}</bdi>, {relativeTime(achievedAt, now.at)}
          </p>
        </>
      )}
    </Lines>
  );
}

function FocusAreas({ areas }: { readonly areas: readonly CategoryShare[] }) {
  if (areas.length === 0) return null;
  return (
    <div className={styles["areas"]}>
      <h3>{words.focusAreas}</h3>
      <ul>
        {areas.map(({ category, averageProgress }) => (
          <li key={category}>
            <bdi>{categoryName(category)}</bdi>, {percentWords.percent(averageProgress)}
          </li>
        ))}
      </ul>
    </div>
  );
}
