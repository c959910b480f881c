import { useRef } from "react";
import { late } from "#web/client/late-part.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { words } from "./account.words.ts";

const AccessTokens = late(
  () => import("./tokens/access-tokens.tsx").then((part) => part.AccessTokens),
  <Reading>{words.loadingTokens}</Reading>,
);

// product 28.7
export function AccessTokensCard() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="tokens-title">
      <Stack>
        <h2 id="tokens-title" ref={title} tabIndex={-1}>
          {words.tokens}
        </h2>
        <p>{words.tokensWhy(<a href="/api/docs">{words.api}</a>)}</p>
        <AccessTokens title={title} />
      </Stack>
    </Card>
  );
}
