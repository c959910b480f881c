import { useUser } from "#web/client/session.ts";
import { Page, Stack } from "#web/ui/layout.tsx";
import { AccessTokensCard } from "./access-tokens-card.tsx";
import { PauseAll } from "./pause-all/pause-all.tsx";
import { CalendarCard } from "./calendar-card.tsx";
import { CheckInDay } from "./check-in-day.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DeletedGoals } from "./deleted-goals.tsx";
import { IdentitiesCard } from "./identities-card.tsx";
import { OpenSessions } from "./open-sessions.tsx";
import { OwnData } from "./own-data.tsx";
import { ThisDevice } from "./this-device.tsx";
import { words } from "./account.words.ts";

// product 3.23, 3.27, 14.4, 14.5, 25.14, 28.7, 31.6
export function AccountPage() {
  const { fullName, displayName, email } = useUser();
  return (
    <Page width="narrow">
      <Stack gap="tight">
        <h1>{words.account}</h1>
        <p>
          <bdi>{fullName ?? displayName ?? words.you}</bdi>
        </p>
        {email !== null && <p>{email}</p>}
      </Stack>
      <CheckInDay />
      <PauseAll />
      <CalendarCard />
      <DeletedGoals />
      <OwnData />
      <AccessTokensCard />
      <ThisDevice />
      <IdentitiesCard />
      <OpenSessions />
      <DeleteAccount />
    </Page>
  );
}
