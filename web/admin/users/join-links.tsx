import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import {
  createJoinLink,
  listJoinLinks,
  withdrawJoinLink,
  type JoinLink,
} from "#contract/join-links.ts";
import { passkeyErrors } from "#contract/passkey-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { inviteeName } from "#domain/join-link.ts";
import * as limits from "#domain/limits.ts";
import { isRefused } from "#domain/refusal.ts";
import { call } from "#web/client/api.ts";
import { keyOf, readAgain } from "#web/client/query.ts";
import { usePasskeysOffered } from "#web/client/sign-in/passkeys-offered.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Moment } from "../moment.tsx";
import { words } from "./join-links.words.ts";

const key = keyOf("listJoinLinks");

// product 38.7
export function JoinLinks() {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const offered = usePasskeysOffered();
  const [news, setNews] = useState("");
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    enabled: offered,
    queryKey: key,
    queryFn: ({ signal }) => call(listJoinLinks, { signal }),
    // People join at any moment.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const withdrawing = useMutation({
    mutationFn: ({ id }: JoinLink) => call(withdrawJoinLink, { params: { linkId: id } }),
    onSuccess: (_, { invitee }) => {
      setNews(words.withdrawn(bidiIsolated(invitee)));
      title.current?.focus();
    },
    onSettled: () => readAgain(client, key),
  });
  if (!offered) return null;
  const links = data?.links ?? [];
  return (
    <Stack as="section" aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.why}</p>
      {data === undefined && isError && (
        <Failed onRetry={() => void refetch()}>{words.notRead}</Failed>
      )}
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.id}>
              <Row spread>
                <p>
                  <bdi>{link.invitee}</bdi>
                  <span>{words.by(bidiIsolated(link.inviter))}</span>
                  <Moment at={link.expiresAt} />
                </p>
                <Button
                  pending={withdrawing.isPending && withdrawing.variables.id === link.id}
                  onClick={() => {
                    setNews("");
                    withdrawing.mutate(link);
                  }}
                >
                  {words.withdraw}
                  <span className="visually-hidden"> {link.invitee}</span>
                </Button>
              </Row>
            </li>
          ))}
        </ul>
      )}
      {withdrawing.isError && <Alert>{withdrawing.error.message}</Alert>}
      <Status tone="green">{news}</Status>
      <NewLink onMade={() => void readAgain(client, key)} />
    </Stack>
  );
}

function NewLink({ onMade }: { readonly onMade: () => void }) {
  const [invitee, setInvitee] = useState("");
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const making = useMutation({
    gcTime: 0,
    mutationFn: (named: string) => call(createJoinLink, { input: { invitee: named } }),
    onSuccess: () => {
      setInvitee("");
      onMade();
    },
  });
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (making.isPending) return;
    const named = inviteeName(invitee);
    if (!isRefused(named)) return making.mutate(named);
    setFault(errorText(named.refused, passkeyErrors));
    field.current?.focus();
  };
  return (
    <details>
      <summary>{words.open}</summary>
      <Stack>
        <form noValidate onSubmit={make}>
          <Stack>
            <TextField
              ref={field}
              label={words.invitee}
              hint={words.inviteeHint}
              autoComplete="off"
              maxLength={limits.invitee}
              value={invitee}
              error={fault}
              onChange={(event) => {
                setFault(undefined);
                setInvitee(event.target.value);
              }}
            />
            {making.isError && <Alert>{making.error.message}</Alert>}
            <p>
              <Button type="submit" look="primary" pending={making.isPending}>
                {words.create}
              </Button>
            </p>
          </Stack>
        </form>
        {making.data && <MadeLink key={making.data.link.id} token={making.data.token} />}
      </Stack>
    </details>
  );
}

function MadeLink({ token }: { readonly token: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    const done = await copyText(`${location.origin}/join?token=${token}`);
    if (!done) field.current?.select();
    setCopied(done);
  };
  return (
    <>
      <TextField
        ref={field}
        label={words.link}
        hint={words.linkHint}
        value={`${location.origin}/join?token=${token}`}
        readOnly
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      {copied === false && <Alert>{words.notCopied}</Alert>}
      <p>
        <Button onClick={() => void copy()}>{words.copy}</Button>
      </p>
      <Status tone="green">{copied === true ? words.copied : ""}</Status>
    </>
  );
}
