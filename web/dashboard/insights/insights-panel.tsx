import { memo, useId, useMemo, useState } from "react";
import { categorySummaries, focusAreas } from "#domain/category-summary.ts";
import { type InsightFigures, insightFigures } from "#domain/dashboard.ts";
import type { Now } from "#domain/day.ts";
import { collapsedText, type InsightLine } from "#domain/insight.ts";
import { overallProgress } from "#domain/overall.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { calculate } from "../calculation.ts";
import { Panel, PanelSkeleton, type KnownFacts, type PanelFacts } from "../panel.tsx";
import { words } from "../dashboard.words.ts";

const InsightBody = late(
  () => import("../after-first-view.tsx").then((m) => m.InsightBody),
  <PanelSkeleton places={1} />,
);

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

// Today lists these goals.
const namesGoal = ({ goalId }: InsightLine) => goalId !== null;

function Insights({ facts }: { readonly facts: PanelFacts }) {
  const now = useNow();
  const id = useId();
  const found = useMemo(() => insightsOf(facts, now), [facts, now]);
  const [open, setOpen] = useState(() => !found?.lines.some(namesGoal));
  if (found === null) return <Alert>{words.insightsFailed}</Alert>;
  return (
    <Stack>
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
        <div id={id}>
          <InsightBody found={found} />
        </div>
      )}
    </Stack>
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
