import { useRef } from "react";
import { late } from "#web/client/late-part.tsx";
import { useProviders } from "#web/client/sign-in/sign-in-providers.ts";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { words } from "./account.words.ts";

const Identities = late(
  () => import("./identities/identities.tsx").then((part) => part.Identities),
  <Reading>{words.loadingIdentities}</Reading>,
);

// product 31.6
export function IdentitiesCard() {
  const title = useRef<HTMLHeadingElement>(null);
  if (useProviders().length < 2) return null;
  return (
    <Card as="section" aria-labelledby="identities-title">
      <Stack>
        <h2 id="identities-title" ref={title} tabIndex={-1}>
          {words.identities}
        </h2>
        <p>{words.identitiesWhy}</p>
        <Identities title={title} />
      </Stack>
    </Card>
  );
}
