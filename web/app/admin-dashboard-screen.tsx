import { AdminDashboardPage } from "#web/admin/admin-dashboard-page.tsx";
import { late } from "#web/client/late-part.tsx";

const EmailAnalytics = late(() =>
  import("#web/email/email-analytics.tsx").then((m) => m.EmailAnalytics),
);

/** The admin's dashboard, with the figures of mail after its own. */
export function AdminDashboardScreen() {
  return (
    <AdminDashboardPage>
      <EmailAnalytics />
    </AdminDashboardPage>
  );
}
