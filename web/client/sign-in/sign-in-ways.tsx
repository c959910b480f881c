import { EmailSignIn } from "./email-sign-in.tsx";
import { SignInButtons } from "./sign-in-button.tsx";
import { useProviders, useSignInByEmail } from "./sign-in-providers.ts";

/** Every way to sign in that is offered here; null leads home. */
export function SignInWays({ returnTo }: { readonly returnTo: string | null }) {
  const ways = useProviders();
  const signInByEmail = useSignInByEmail();
  return (
    <>
      <SignInButtons returnTo={returnTo} />
      {signInByEmail && <EmailSignIn returnTo={returnTo} first={ways.length === 0} />}
    </>
  );
}
