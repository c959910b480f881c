import { errorText } from "#contract/shown-errors.ts";
import { AdminDashboardPage } from "#web/admin/admin-dashboard-page.tsx";
import { LatePart } from "#web/client/late-part.tsx";
import { Reading } from "#web/ui/reading.tsx";

const load = () => import("#web/email/email-analytics.tsx").then((m) => m.EmailAnalytics);

/** The admin's dashboard, with the figures of mail after its own. */
export function AdminDashboardScreen() {
  return (
    <AdminDashboardPage>
      <LatePart load={load} loading={<Reading />} failed={errorText("server.unavailable")}>
        {(EmailAnalytics) => <EmailAnalytics />}
      </LatePart>
    </AdminDashboardPage>
  );
}
