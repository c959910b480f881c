import { errors } from "#contract/errors.ts";
import { AdminDashboardPage } from "#web/admin/admin-dashboard-page.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { LatePart } from "#web/ui/late-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const load = async () => (await import("#web/email/email-analytics.tsx")).EmailAnalytics;

/** The admin's dashboard, with the figures of mail after its own. */
export function AdminDashboardScreen() {
  return (
    <AdminDashboardPage>
      <LatePart
        load={load}
        loading={<Skeleton shape="block" />}
        failed={<Alert>{errors["server.unavailable"].text}</Alert>}
      >
        {(EmailAnalytics) => <EmailAnalytics />}
      </LatePart>
    </AdminDashboardPage>
  );
}
