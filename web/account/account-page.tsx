import type { ReactNode } from "react";
import { inParts } from "#web/ui/boundary.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page, Row } from "#web/ui/layout.tsx";
import { AccessTokensCard } from "./access-tokens-card.tsx";
import { PauseAll } from "./pause-all/pause-all.tsx";
import { CalendarCard } from "./calendar-card.tsx";
import { CheckInDay } from "./check-in-day.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DeletedGoals } from "./deleted-goals.tsx";
import { IdentitiesCard } from "./identities-card.tsx";
import { OpenSessions } from "./open-sessions.tsx";
import { OwnData } from "./own-data.tsx";
import { OwnEmail } from "./profile/own-email.tsx";
import { OwnLanguage } from "./profile/own-language.tsx";
import { OwnProfile } from "./profile/own-profile.tsx";
import { OwnZone } from "./profile/own-zone.tsx";
import { ThisDevice } from "./this-device.tsx";
import styles from "./account.module.css";
import { words } from "./account.words.ts";

const groups = {
  you: words.you,
  "check-ins": words.checkIns,
  notifications: words.notifications,
  "your-data": words.data,
  access: words.access,
  danger: words.danger,
} as const;

// product 14.10
export function AccountPage() {
  return (
    <Page>
      <header>
        <h1>{words.account}</h1>
        <nav aria-label={words.account}>
          <Row as="ul" className={styles["index"]}>
            {Object.entries(groups).map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </Row>
        </nav>
      </header>
      <Group id="you">
        <OwnProfile />
        <OwnZone />
        <OwnLanguage />
      </Group>
      <Group id="check-ins">
        <CheckInDay />
        <PauseAll />
      </Group>
      <Group id="notifications">
        <OwnEmail />
        <CalendarCard />
      </Group>
      <Group id="your-data">
        <OwnData />
        <DeletedGoals />
        <ThisDevice />
      </Group>
      <Group id="access">
        <IdentitiesCard />
        <OpenSessions />
        <AccessTokensCard />
      </Group>
      <Group id="danger">
        <DeleteAccount />
      </Group>
    </Page>
  );
}

interface GroupProps {
  readonly id: keyof typeof groups;
  readonly children: ReactNode;
}

function Group({ id, children }: GroupProps) {
  return (
    <div id={id} className={styles["group"]}>
      <h2>{groups[id]}</h2>
      <Card className={styles["settings"]}>{inParts(children)}</Card>
    </div>
  );
}
