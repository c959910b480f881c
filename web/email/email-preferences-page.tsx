import type { StoredPreferences } from "#contract/email.ts";
import {
  defaultPreferences,
  withChange,
  type EmailPreferences,
} from "#domain/email-preferences.ts";
import { isOvertaken, useFormEdits } from "#web/client/form-edits.ts";
import { NoMail } from "#web/ui/no-mail.tsx";
import { useUser } from "#web/client/session.ts";
import { useSendsMail } from "#web/client/view-context.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Status } from "#web/ui/status.tsx";
import { words } from "./email.words.ts";
import { PreferenceFields } from "./preference-fields.tsx";
import { VerificationRequest } from "./verification-request.tsx";
import { useSavePreferences, useStoredPreferences } from "./use-email-preferences.ts";

// product 15.5 to 15.7
export function EmailPreferencesPage() {
  const stored = useStoredPreferences();
  const sendsMail = useSendsMail();
  return (
    <Page width="narrow">
      <Stack gap="tight">
        <h1>{words.settings}</h1>
        <Address stored={stored.data} />
        {!sendsMail && <NoMail />}
      </Stack>
      {stored.isPending ? (
        <Loading />
      ) : (
        <Preferences
          stored={stored.data?.emailPreferences ?? defaultPreferences}
          loadFailed={stored.isError && stored.data === undefined}
        />
      )}
    </Page>
  );
}

// product 15.7
function Address({ stored }: { readonly stored: StoredPreferences | undefined }) {
  const user = useUser();
  const sendsMail = useSendsMail();
  const { email, customEmailVerified } = stored ?? user;
  if (email === null) return <p>{words.noAddress}</p>;
  return (
    <>
      <Row>
        <span>{email}</span>
        <Badge tone={customEmailVerified ? "green" : "amber"}>
          {customEmailVerified ? words.verified : words.notVerified}
        </Badge>
      </Row>
      {!customEmailVerified && sendsMail && <VerificationRequest email={email} />}
    </>
  );
}

function Preferences({
  stored,
  loadFailed,
}: {
  readonly stored: EmailPreferences;
  readonly loadFailed: boolean;
}) {
  const { own, value, edit, replace, rebase } = useFormEdits(stored, withChange);
  const save = useSavePreferences(rebase);
  return (
    <Card>
      <Stack>
        <PreferenceFields
          value={value}
          onChange={(change) => {
            save.reset();
            edit(change);
          }}
        />
        <Row>
          <Button
            look="primary"
            disabled={Object.keys(own.change).length === 0}
            pending={save.isPending}
            onClick={() => save.mutate(own)}
          >
            {words.save}
          </Button>
          <Button
            look="quiet"
            disabled={value.unsubscribeAll}
            onClick={() => {
              save.reset();
              replace(defaultPreferences);
            }}
          >
            {words.reset}
          </Button>
        </Row>
        <News saved={save.isSuccess} failure={save.error} loadFailed={loadFailed} />
      </Stack>
    </Card>
  );
}

interface NewsProps {
  readonly saved: boolean;
  readonly failure: Error | null;
  readonly loadFailed: boolean;
}

function News({ saved, failure, loadFailed }: NewsProps) {
  const good = saved ? words.saved : null;
  const bad = failure ? failureText(failure) : loadFailed && !saved ? words.loadFailed : null;
  return <Status tone={bad === null ? "green" : "red"}>{bad ?? good}</Status>;
}

function failureText(failure: Error): string {
  return isOvertaken(failure) ? `❌ ${failure.message}` : words.saveFailed;
}

function Loading() {
  return (
    <Card aria-busy="true">
      <p className="visually-hidden">{words.loadingPreferences}</p>
      <Stack>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </Card>
  );
}
