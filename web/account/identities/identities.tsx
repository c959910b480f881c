import { useState, type RefObject } from "react";
import type { OwnIdentity } from "#contract/identities.ts";
import type { NamedProvider } from "#domain/named-providers.ts";
import { timeAgo } from "#domain/relative-time.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import { ApiError } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { EmailCode } from "#web/client/sign-in/email-sign-in.tsx";
import { useProviders, useSignInByEmail } from "#web/client/sign-in/sign-in-providers.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { FoldedList } from "#web/ui/folded-list.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "../account.module.css";
import { words } from "../account.words.ts";
import { useHasPasskey } from "../passkeys/use-passkeys.ts";
import { SignInAgain } from "../sign-in-again.tsx";
import { useIdentities, useJoining, useParting } from "./use-identities.ts";

interface Props {
  readonly title: RefObject<HTMLHeadingElement | null>;
}

export function Identities({ title }: Props) {
  const { data, error, refetch } = useIdentities();
  if (data === undefined && error !== null)
    return <Failed onRetry={() => void refetch()}>{error.message}</Failed>;
  if (data === undefined) return <Reading>{words.loadingIdentities}</Reading>;
  return <ListedIdentities identities={data.identities} title={title} />;
}

interface Line {
  readonly id: string;
  readonly name: string;
  /** Null for a way that is no longer offered. */
  readonly way: IdentityProvider | "email" | null;
  readonly identity: OwnIdentity | undefined;
}

const byEmail = { way: "email", name: words.email } as const;

function linesOf(
  ways: readonly (NamedProvider | typeof byEmail)[],
  identities: readonly OwnIdentity[],
): Line[] {
  const former = identities.filter(({ way }) => way === null);
  return [
    ...ways.map(({ way, name }) => {
      const identity = identities.find((known) => known.way === way);
      return { id: way, name, way, identity };
    }),
    ...former.map((identity) => {
      const { issuer, address } = identity;
      const name = address === null ? (URL.parse(issuer)?.host ?? issuer) : words.email;
      return { id: identity.issuer, name, way: null, identity };
    }),
  ];
}

function ListedIdentities({
  identities,
  title,
}: Props & { readonly identities: readonly OwnIdentity[] }) {
  const [news, setNews] = useState("");
  const signInByEmail = useSignInByEmail();
  const lines = linesOf([...useProviders(), ...(signInByEmail ? [byEmail] : [])], identities);
  const hasPasskey = useHasPasskey();
  const joining = useJoining();
  const sentTo = joining.data?.address;
  const parting = useParting((issuer) => {
    const parted = lines.find(({ identity }) => identity?.issuer === issuer);
    setNews(words.parted(parted?.name));
    // The pressed button is removed with its row.
    if (parted?.way === null) title.current?.focus();
  });
  const own = lines.flatMap(({ way, identity }) => (identity && way ? [way] : []));
  if (joining.error instanceof ApiError && joining.error.code === "identity.sign-in-again")
    return (
      <SignInAgain
        reason={joining.error.message}
        undone={words.nothingJoined}
        cancel={words.notNow}
        onCancel={() => {
          joining.reset();
          title.current?.focus();
        }}
      />
    );
  const failure = joining.error ?? parting.error;
  const press = ({ way, identity }: Line) => {
    setNews("");
    joining.reset();
    parting.reset();
    if (identity !== undefined) parting.mutate(identity.issuer);
    else if (way !== null) joining.mutate(way);
  };
  return (
    <>
      <FoldedList of={lines}>
        {(line) => (
          <ListedIdentity
            line={line}
            isOnly={line.way !== null && own.length === 1 && own[0] === line.way && !hasPasskey}
            pending={
              (joining.isPending && joining.variables === line.way) ||
              (parting.isPending && parting.variables === line.identity?.issuer)
            }
            onPress={() => press(line)}
          />
        )}
      </FoldedList>
      {failure !== null && <Alert>{failure.message}</Alert>}
      {sentTo !== undefined && (
        <EmailCode address={sentTo} onBack={null} onSignedIn={() => location.assign("/account")} />
      )}
      <Status tone="green">{news}</Status>
    </>
  );
}

interface LineProps {
  readonly line: Line;
  readonly isOnly: boolean;
  readonly pending: boolean;
  readonly onPress: () => void;
}

function ListedIdentity({ line: { name, way, identity }, isOnly, pending, onPress }: LineProps) {
  const now = useNow();
  const used = identity && words.lastSignIn(timeAgo(identity.lastSignInAt, now.at));
  return (
    <Row spread>
      <div>
        <p>
          <bdi>{name === words.email ? words.emailAt(identity?.address ?? null) : name}</bdi>
        </p>
        <p className={styles["quiet"]}>
          <span>{used ?? words.notJoined}</span>
          {isOnly && <span>{words.onlyWay}</span>}
          {way === null && <span>{words.noLongerOffered}</span>}
        </p>
      </div>
      {!isOnly && (
        <Button pending={pending} onClick={onPress}>
          {identity === undefined ? words.join(name) : words.part(name)}
        </Button>
      )}
    </Row>
  );
}
