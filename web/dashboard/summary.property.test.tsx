import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { dashboardSummary as wire } from "#contract/dashboard.ts";
import { dashboardSummary, shortened } from "#domain/dashboard.ts";
import { goalLists } from "#domain/goal-list.fixture.ts";
import { NowProvider } from "#web/client/now.tsx";
import { SessionContext, makeSession } from "#web/client/session.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { CategoryPanel } from "./category-panel.tsx";
import { InsightsPanel } from "./insights/insights-panel.tsx";
import { OverallPanel } from "./overall-panel.tsx";
import type { PanelFacts } from "./panel.tsx";

const session = makeSession(null);

function panelsOf(facts: PanelFacts): string {
  return renderToString(
    <Router ssrPath="/">
      <SessionContext value={session}>
        <NowProvider at={now.at} timeZone={now.zone}>
          <OverallPanel facts={facts} badges={0} chosen={null} onChoose={() => undefined} />
          <CategoryPanel facts={facts} chosen={null} onChoose={() => undefined} />
          <InsightsPanel facts={facts} />
        </NowProvider>
      </SessionContext>
    </Router>,
  );
}

test("what the server makes of all goals reads as what the browser makes of them", () => {
  const coaching = { feedback: [], unread: new Set<string>() };
  fc.assert(
    fc.property(goalLists(now), (goals) => {
      const made = shortened(dashboardSummary(goals, coaching, now));
      const summary = wire.parse(JSON.parse(JSON.stringify(made)));
      const markup = panelsOf({ kind: "summary", summary });
      expect(markup).toBe(panelsOf({ kind: "goals", goals, coaching }));
      expect(markup).toContain("Total Goals");
    }),
    { numRuns: 50 },
  );
});
