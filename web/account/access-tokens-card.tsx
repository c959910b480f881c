import { useRef } from "react";
import { late } from "#web/client/late-part.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Setting } from "./setting.tsx";
import { words } from "./account.words.ts";

const AccessTokens = late(
  () => import("./late-settings.ts").then((part) => part.AccessTokens),
  <Reading>{words.loadingTokens}</Reading>,
);

// product 28.7
export function AccessTokensCard() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Setting title={words.tokens} titleRef={title}>
      <p>{words.tokensWhy(<a href="/api/docs">{words.api}</a>)}</p>
      <AccessTokens title={title} />
    </Setting>
  );
}
