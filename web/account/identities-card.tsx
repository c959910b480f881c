import { useRef } from "react";
import { late } from "#web/client/late-part.tsx";
import { useProviders } from "#web/client/sign-in/sign-in-providers.ts";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";

const Identities = late(
  () => import("./identities/identities.tsx").then((part) => part.Identities),
  <Reading>Loading how you sign in...</Reading>,
);

// product 31.6
export function IdentitiesCard() {
  const title = useRef<HTMLHeadingElement>(null);
  if (useProviders().length < 2) return null;
  return (
    <Card as="section" aria-labelledby="identities-title">
      <Stack>
        <h2 id="identities-title" ref={title} tabIndex={-1}>
          How you sign in
        </h2>
        <p>Each that is joined leads to this account. None is told of the others.</p>
        <Identities title={title} />
      </Stack>
    </Card>
  );
}
