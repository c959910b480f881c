import { memo, useId, useMemo, useState } from "react";
import { categorySummaries, focusAreas } from "#domain/category-summary.ts";
import { type InsightFigures, insightFigures } from "#domain/dashboard.ts";
import type { Now } from "#domain/day.ts";
import { actionItems, collapsedText } from "#domain/insight.ts";
import { overallProgress } from "#domain/overall.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { calculate } from "./calculation.ts";
import { AchievementLines, FocusAreas, InsightLines } from "./insight-lines.tsx";
import { Panel, type KnownFacts, type PanelFacts } from "./panel.tsx";
import styles from "./panels.module.css";
import { words } from "./dashboard.words.ts";

// product 6.8
interface Props {
  readonly facts: KnownFacts;
}

export const InsightsPanel = memo(function InsightsPanel({ facts }: Props) {
  return (
    <Panel title={words.insights} failure={words.insightsFailed} facts={facts} places={1}>
      {(known) => <Insights facts={known} />}
    </Panel>
  );
});

function Insights({ facts }: { readonly facts: PanelFacts }) {
  const now = useNow();
  const id = useId();
  const [open, setOpen] = useState(true);
  const found = useMemo(() => insightsOf(facts, now), [facts, now]);
  if (found === null) return <Alert>{words.insightsFailed}</Alert>;
  return (
    <Card className={styles["panel"]}>
      <Row spread>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? words.hideInsights : collapsedText(found.urgent)}
        </Button>
        {found.actions > 0 && <Badge tone="clay">{words.actionItems(found.actions)}</Badge>}
      </Row>
      {open && (
        <div id={id} className={styles["panel"]}>
          <Body found={found} />
        </div>
      )}
    </Card>
  );
}

const tabs = [
  { value: "all", label: words.allTab },
  { value: "actions", label: words.actionsTab },
  { value: "achievements", label: words.achievementsTab },
] as const;

function Body({ found }: { readonly found: InsightFigures }) {
  const [tab, setTab] = useState<(typeof tabs)[number]["value"]>("all");
  return (
    <Tabs label={words.insightTabs} tabs={tabs} selected={tab} onSelect={setTab}>
      <div className={styles["panel"]}>
        {tab === "achievements" ? (
          <AchievementLines achievements={found.achievements} total={found.achieved} />
        ) : tab === "all" ? (
          <InsightLines lines={found.lines} total={found.total} />
        ) : (
          <InsightLines lines={actionItems(found.lines)} total={found.actionLines} />
        )}
        {tab === "all" && <FocusAreas areas={found.focusAreas} />}
      </div>
    </Tabs>
  );
}

/** Leaves out figures that failed in other panels. */
function insightsOf(facts: PanelFacts, now: Now): InsightFigures | null {
  if (facts.kind === "summary") return facts.summary.insights;
  const { goals, coaching } = facts;
  const known = {
    averageProgress: calculate(() => overallProgress(goals, now).averageProgress) ?? 0,
    focusAreas: calculate(() => focusAreas(categorySummaries(goals, coaching.unread, now))) ?? [],
  };
  return calculate(() => insightFigures(goals, coaching.feedback, known, now));
}
