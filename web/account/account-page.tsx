import { exportAccount } from "#contract/account.ts";
import { addressOf } from "#web/client/api.ts";
import { useUser } from "#web/client/session.ts";
import { buttonClass } from "#web/ui/button-look.ts";
import { Card } from "#web/ui/card.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { OpenSessions } from "./open-sessions.tsx";

/** The person's own rights: all their data as a file, where they are signed in, and the end of it all (product 14.4 and 14.5). */
export function AccountPage() {
  const { uid, fullName, displayName, email } = useUser();
  return (
    <Page width="narrow">
      <Stack gap="tight">
        <h1>Account</h1>
        <p>{fullName ?? displayName ?? "You"}</p>
        {email !== null && <p>{email}</p>}
      </Stack>
      <Card as="section" aria-labelledby="export-title">
        <Stack>
          <h2 id="export-title">Your data</h2>
          <p>
            Everything that Cairn keeps of you, as one JSON file: your profile, goals and their
            history, badges, check-ins and sessions.
          </p>
          <p>
            <a
              href={addressOf(exportAccount, { query: { person: uid } })}
              download="cairn-export.json"
              className={buttonClass({})}
            >
              Download your data
            </a>
          </p>
        </Stack>
      </Card>
      <OpenSessions />
      <DeleteAccount />
    </Page>
  );
}
