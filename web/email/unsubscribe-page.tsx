import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { unsubscribe } from "#contract/email.ts";
import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { unsubscribedBy } from "#domain/mail.ts";
import { call } from "#web/client/api.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./email.module.css";
import { words } from "./unsubscribe.words.ts";

// product 16.7
export function UnsubscribePage() {
  const [token] = useState(new URLSearchParams(useAddressSearch()).get("token") ?? "");
  const stops = unsubscribedBy(token);
  return (
    <Page width="centred">
      <Card className={styles["card"]}>
        <Logo size="large" />
        <h1>{words.title}</h1>
        {stops === null ? (
          <Alert>{errorText("email.unsubscribe-failed", formErrors)}</Alert>
        ) : (
          <Choices token={token} {...stops} />
        )}
        {stops?.all !== false && (
          <ButtonLink look="quiet" href="/email-preferences">
            {words.settings}
          </ButtonLink>
        )}
      </Card>
    </Page>
  );
}

interface ChoicesProps extends NonNullable<ReturnType<typeof unsubscribedBy>> {
  readonly token: string;
}

function Choices({ token, words: mail, all: canStopAll }: ChoicesProps) {
  const stop = useMutation({
    mutationFn: (all: boolean) => call(unsubscribe, { input: { token, all } }),
  });
  const { isSuccess, isPending, isError, error } = stop;
  const all = stop.variables ?? false;
  return (
    <>
      {!isSuccess && <p>{words.stopQuestion(mail)}</p>}
      <Status tone="green">{isSuccess && words.stopped(all ? words.anyMail : mail)}</Status>
      {isError && <Alert>{error.message}</Alert>}
      {!isSuccess && (
        <Button
          look="primary"
          size="wide"
          pending={isPending && !all}
          onClick={() => stop.mutate(false)}
        >
          {words.stop(mail)}
        </Button>
      )}
      {canStopAll && !(isSuccess && all) && (
        <Button size="wide" pending={isPending && all} onClick={() => stop.mutate(true)}>
          {words.stopAll}
        </Button>
      )}
    </>
  );
}
