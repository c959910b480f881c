import { useUser } from "#web/app/session-context.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Page } from "#web/ui/layout.tsx";
import { PlanBanner } from "../account/plan-banner.tsx";
import { ZoneOffer } from "../account/zone-offer.tsx";
import styles from "./dashboard-page.module.css";
import { GoalsSection } from "./goals-section.tsx";

/** The first screen of a signed-in person (spec 2, Dashboard). */
export function DashboardPage() {
  const { displayName, fullName } = useUser();
  const name = displayName ?? fullName;
  return (
    <Page>
      <PlanBanner />
      <ZoneOffer />
      <header>
        <h1 tabIndex={-1}>Dashboard</h1>
        <p className={styles["greeting"]}>
          {name === null ? "Welcome back." : `Welcome back, ${name}.`}
        </p>
      </header>
      <GoalsSection />
      <p className={styles["add"]}>
        <ButtonLink href="/add-goal" look="primary">
          Add New SMART Goal
        </ButtonLink>
      </p>
    </Page>
  );
}
