import { useRef } from "react";
import { late } from "#web/client/late-part.tsx";
import { useProviders, useSignInByEmail } from "#web/client/sign-in/sign-in-providers.ts";
import { Reading } from "#web/ui/reading.tsx";
import { Setting } from "./setting.tsx";
import { words } from "./account.words.ts";

const Identities = late(
  () => import("./late-settings.ts").then((part) => part.Identities),
  <Reading>{words.loadingIdentities}</Reading>,
);

// product 31.6
export function IdentitiesCard() {
  const title = useRef<HTMLHeadingElement>(null);
  const signInByEmail = useSignInByEmail();
  if (useProviders().length < 2 && !signInByEmail) return null;
  return (
    <Setting title={words.identities} titleRef={title}>
      <p>{words.identitiesWhy}</p>
      <Identities title={title} />
    </Setting>
  );
}
