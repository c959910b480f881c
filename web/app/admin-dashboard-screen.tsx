import { errors } from "#contract/errors.ts";
import { AdminDashboardPage } from "#web/admin/admin-dashboard-page.tsx";
import { LatePart } from "#web/client/late-part.tsx";
import { Reading } from "#web/ui/reading.tsx";

const load = async () => (await import("#web/email/email-analytics.tsx")).EmailAnalytics;

/** The admin's dashboard, with the figures of mail after its own. */
export function AdminDashboardScreen() {
  return (
    <AdminDashboardPage>
      <LatePart load={load} loading={<Reading />} failed={errors["server.unavailable"].text}>
        {(EmailAnalytics) => <EmailAnalytics />}
      </LatePart>
    </AdminDashboardPage>
  );
}
