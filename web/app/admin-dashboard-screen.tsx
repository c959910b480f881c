import { AdminDashboardPage } from "#web/admin/admin-dashboard-page.tsx";
import { CircleReports } from "#web/admin/circle-reports.tsx";
import { late } from "#web/client/late-part.tsx";

const LoopPanel = late(() => import("#web/admin/loop/loop-panel.tsx").then((m) => m.LoopPanel));
const EmailAnalytics = late(() =>
  import("#web/email/email-analytics.tsx").then((m) => m.EmailAnalytics),
);
const WebhooksPanel = late(() =>
  import("#web/admin/webhooks/webhooks-panel.tsx").then((m) => m.WebhooksPanel),
);

export function AdminDashboardScreen() {
  return (
    <AdminDashboardPage>
      <CircleReports />
      <LoopPanel />
      <EmailAnalytics />
      <WebhooksPanel />
    </AdminDashboardPage>
  );
}
