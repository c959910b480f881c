import type { RefObject } from "react";
import type { OwnToken } from "#contract/access-tokens.ts";
import { words as tokenWords } from "#domain/access-token.words.ts";
import { dayOf } from "#domain/day.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { FoldedList } from "#web/ui/folded-list.tsx";
import { Row } from "#web/ui/layout.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import styles from "../account.module.css";
import { words } from "../account.words.ts";
import { focusNext } from "../focus-next.ts";
import { useRevoking } from "./use-access-tokens.ts";

interface Props {
  readonly tokens: readonly OwnToken[];
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onNews: (news: string) => void;
}

export function ListedTokens({ tokens, title, onNews }: Props) {
  const revoking = useRevoking(({ token, button }) => {
    onNews(words.tokenRevoked(bidiIsolated(token.name)));
    focusNext(button, title.current);
  });
  const revoke = (token: OwnToken, button: HTMLButtonElement) => {
    onNews("");
    revoking.mutate({ token, button });
  };
  return (
    <>
      {tokens.length === 0 && <p>{words.noTokens}</p>}
      {tokens.length > 0 && (
        <FoldedList of={tokens}>
          {(token) => (
            <ListedToken
              token={token}
              pending={revoking.isPending && revoking.variables.token.id === token.id}
              onRevoke={(button) => revoke(token, button)}
            />
          )}
        </FoldedList>
      )}
      {revoking.error !== null && <Alert>{revoking.error.message}</Alert>}
    </>
  );
}

interface TokenProps {
  readonly token: OwnToken;
  readonly pending: boolean;
  readonly onRevoke: (button: HTMLButtonElement) => void;
}

function ListedToken({ token, pending, onRevoke }: TokenProps) {
  const { name, scope, createdAt, expiresAt, lastUsedAt } = token;
  const now = useNow();
  const ago = (at: number) => timeAgo(at, now.at);
  const used = lastUsedAt === null ? words.tokenUnused : words.tokenLastUsed(ago(lastUsedAt));
  const line = expiresAt > now.at ? words.validToken : words.expiredToken;
  const ends = <WrittenDay day={dayOf(expiresAt, now.zone)} />;
  return (
    <Row spread>
      <div>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p className={styles["quiet"]}>
          {line(tokenWords.scope[scope], ago(createdAt), ends, used)}
        </p>
      </div>
      <Button pending={pending} onClick={(event) => onRevoke(event.currentTarget)}>
        {words.revoke}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </Row>
  );
}
