import { useRef } from "react";
import { late } from "#web/client/late-part.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";

const AccessTokens = late(
  () => import("./tokens/access-tokens.tsx").then((part) => part.AccessTokens),
  <Reading>Loading your access tokens...</Reading>,
);

// product 28.7
export function AccessTokensCard() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="tokens-title">
      <Stack>
        <h2 id="tokens-title" ref={title} tabIndex={-1}>
          Access tokens
        </h2>
        <p>
          For scripts and other programs of your own, which ask what <a href="/api/docs">the API</a>{" "}
          describes. Signing out leaves them alone.
        </p>
        <AccessTokens title={title} />
      </Stack>
    </Card>
  );
}
