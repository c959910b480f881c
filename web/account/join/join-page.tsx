import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { formErrors } from "#contract/form-errors.ts";
import { beginJoin, join, readJoinLink } from "#contract/join-links.ts";
import { errorText } from "#contract/shown-errors.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { joiningName } from "#domain/join-link.ts";
import * as limits from "#domain/limits.ts";
import { isRefused } from "#domain/refusal.ts";
import { call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import { useSession } from "#web/client/session.ts";
import { createdCredential } from "#web/client/sign-in/passkeys.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { openSessionOf, type Opened } from "#web/client/sign-in/opened.ts";
import { QuoteSplash } from "../sign-in/quote-splash.tsx";
import styles from "../sign-in/sign-in.module.css";
import { useArrival } from "../sign-in/use-arrival.ts";
import { words } from "./join.words.ts";
import { takeToken } from "./join-token.ts";

// product 38.8
export function JoinPage() {
  const { user } = useSession();
  const [mayJoin] = useState(user === null);
  const { splash, arrive } = useArrival();
  // Null until the address was read in the browser.
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(takeToken()), []);
  if (splash !== null) return <QuoteSplash quote={splash.quote} onDone={splash.onDone} />;
  return (
    <Page width="centred">
      <Card className={styles["card"]}>
        <Logo size="large" />
        <h1>{words.title}</h1>
        {!mayJoin && (
          <>
            <p>{words.signedIn(bidiIsolated(user?.displayName ?? words.yourAccount))}</p>
            <ButtonLink look="primary" href="/">
              {words.home}
            </ButtonLink>
          </>
        )}
        {mayJoin && token === null && <Reading>{words.loading}</Reading>}
        {mayJoin && token === "" && <Alert>{words.linkMissing}</Alert>}
        {mayJoin && token && <Invitation token={token} onJoined={arrive} />}
      </Card>
    </Page>
  );
}

interface Props {
  readonly token: string;
  readonly onJoined: (opened: Opened) => void;
}

function Invitation({ token, onJoined }: Props) {
  const { data, error } = useQuery({
    queryKey: keyOf("readJoinLink"),
    queryFn: ({ signal }) => call(readJoinLink, { input: { token }, signal }),
  });
  if (error !== null)
    return (
      <>
        <Alert>{error.message}</Alert>
        <ButtonLink href="/login">{words.signIn}</ButtonLink>
      </>
    );
  if (data === undefined) return <Reading>{words.loading}</Reading>;
  return (
    <>
      <p>{words.invited(bidiIsolated(data.inviter))}</p>
      <p>{words.how}</p>
      <JoinForm token={token} onJoined={onJoined} />
    </>
  );
}

async function joined(token: string, name: string): Promise<Opened> {
  const { options } = await call(beginJoin, { input: { token, name } });
  const credential = await createdCredential(options);
  return openSessionOf(await call(join, { input: { token, name, credential } }));
}

function JoinForm({ token, onJoined }: Props) {
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const joining = useMutation({
    mutationFn: (typed: string) => joined(token, typed),
    onSuccess: onJoined,
  });
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (joining.isPending) return;
    const named = joiningName(name);
    if (!isRefused(named)) return joining.mutate(named);
    setFault(errorText(named.refused, formErrors));
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={press}>
      <Stack>
        <TextField
          ref={field}
          label={words.name}
          autoComplete="name"
          maxLength={limits.displayName}
          value={name}
          error={fault}
          onChange={(event) => {
            setFault(undefined);
            setName(event.target.value);
          }}
        />
        <Button type="submit" look="primary" size="wide" pending={joining.isPending}>
          {words.create}
        </Button>
        {joining.isError && <Alert>{joining.error.message}</Alert>}
      </Stack>
    </form>
  );
}
