import { useRef } from "react";
import { late } from "#web/client/late-part.tsx";
import { usePasskeysOffered } from "#web/client/sign-in/passkeys-offered.ts";
import { useProviders, useSignInByEmail } from "#web/client/sign-in/sign-in-providers.ts";
import { Reading } from "#web/ui/reading.tsx";
import { Setting } from "./setting.tsx";
import { words } from "./account.words.ts";

const Identities = late(
  () => import("./late-settings.ts").then((part) => part.Identities),
  <Reading>{words.loadingIdentities}</Reading>,
);
const Passkeys = late(
  () => import("./late-settings.ts").then((part) => part.Passkeys),
  <Reading>{words.loadingPasskeys}</Reading>,
);

// product 31.6, 38.2
export function IdentitiesCard() {
  const title = useRef<HTMLHeadingElement>(null);
  const passkeysTitle = useRef<HTMLHeadingElement>(null);
  const signInByEmail = useSignInByEmail();
  const others = useProviders().length + (signInByEmail ? 1 : 0);
  const passkeys = usePasskeysOffered();
  if (others < 2 && !signInByEmail && !passkeys) return null;
  return (
    <Setting title={words.identities} titleRef={title}>
      <p>{others < 2 ? words.signInOptionsWhy : words.identitiesWhy}</p>
      {others > 0 && <Identities title={title} />}
      {passkeys && (
        <>
          <h4 ref={passkeysTitle} tabIndex={-1}>
            {words.passkeys}
          </h4>
          <p>{words.passkeysWhy}</p>
          <Passkeys title={passkeysTitle} />
        </>
      )}
    </Setting>
  );
}
