import { useState, type RefObject } from "react";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import { words } from "../account.words.ts";
import { ListedTokens } from "./listed-tokens.tsx";
import { NewToken } from "./new-token.tsx";
import { TokenForm } from "./token-form.tsx";
import { useAccessTokens, type MadeToken } from "./use-access-tokens.ts";

interface Props {
  readonly title: RefObject<HTMLHeadingElement | null>;
}

export function AccessTokens({ title }: Props) {
  const [made, setMade] = useState<MadeToken | null>(null);
  const [news, setNews] = useState("");
  const { data, error, refetch } = useAccessTokens();
  if (data === undefined && error !== null)
    return <Failed onRetry={() => void refetch()}>{error.message}</Failed>;
  if (data === undefined) return <Reading>{words.loadingTokens}</Reading>;
  const show = (token: MadeToken) => {
    setMade(token);
    setNews(words.tokenMade(bidiIsolated(token.accessToken.name)));
  };
  const leave = () => {
    setMade(null);
    setNews("");
    title.current?.focus();
  };
  return (
    <>
      <ListedTokens tokens={data.tokens} title={title} onNews={setNews} />
      <Status tone="green">{news}</Status>
      {made === null ? (
        <details>
          <summary>{words.openTokenForm}</summary>
          <TokenForm held={data.tokens.length} onMade={show} />
        </details>
      ) : (
        <NewToken made={made} onNews={setNews} onDone={leave} />
      )}
    </>
  );
}
