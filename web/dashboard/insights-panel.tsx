import { memo, useId, useMemo, useState } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { actionItems, collapsedText, insightTabs } from "#domain/insight.ts";
import { counted } from "#domain/count-words.ts";
import { useNow } from "#web/app/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Feedback } from "./coaching.ts";
import { foundInsights, type FoundInsights } from "./found-insights.ts";
import { AchievementLines, FocusAreas, InsightLines } from "./insight-lines.tsx";
import { Panel, type PanelGoals } from "./panel.tsx";
import styles from "./panels.module.css";

// spec 8, Dashboard
const FAILURE = "Failed to generate insights";

interface Props {
  readonly goals: PanelGoals;
  readonly feedback: Feedback;
}

/** What is worth knowing about the goals now. */
export const InsightsPanel = memo(function InsightsPanel({ goals, feedback }: Props) {
  return (
    <Panel title="Smart Insights" failure={FAILURE} goals={goals} places={1}>
      {(all) => <Insights goals={all} feedback={feedback} />}
    </Panel>
  );
});

function Insights({ goals, feedback }: Props & { readonly goals: readonly GoalCard[] }) {
  const now = useNow();
  const id = useId();
  const [open, setOpen] = useState(true);
  const found = useMemo(() => foundInsights(goals, feedback, now), [goals, feedback, now]);
  if (found === null) return <Alert>{FAILURE}</Alert>;
  const actions = actionItems(found.items).length;
  return (
    <Card className={styles["panel"]}>
      <Row spread>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? "Hide insights" : collapsedText(found.items)}
        </Button>
        {actions > 0 && <Badge tone="clay">{counted(actions, "action item")}</Badge>}
      </Row>
      {open && (
        <div id={id} className={styles["panel"]}>
          <Body found={found} />
        </div>
      )}
    </Card>
  );
}

function Body({ found }: { readonly found: FoundInsights }) {
  const [tab, setTab] = useState<(typeof insightTabs)[number]>("All");
  return (
    <Tabs label="Insights" tabs={insightTabs} selected={tab} onSelect={setTab}>
      <div className={styles["panel"]}>
        {tab === "Achievements" ? (
          <AchievementLines achievements={found.achievements} />
        ) : (
          <InsightLines items={tab === "All" ? found.items : actionItems(found.items)} />
        )}
        {tab === "All" && <FocusAreas areas={found.focusAreas} />}
      </div>
    </Tabs>
  );
}
