import { useMutation } from "@tanstack/react-query";
import { startSignIn } from "#contract/account.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { addressesOf, type NamedProvider } from "#domain/named-providers.ts";
import { type IdentityProvider } from "#domain/identity-provider.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { call } from "../api.ts";
import { store } from "../browser-storage.ts";
import { useProviders } from "./sign-in-providers.ts";
import { words } from "./sign-in.words.ts";

interface Props {
  /** Null for home. The server decides which are allowed. */
  readonly returnTo: string | null;
  /** Default: all offered. */
  readonly ways?: readonly NamedProvider[];
}

export function SignInButtons({ returnTo, ways }: Props) {
  const offered = useProviders();
  return (ways ?? offered).map((way, place) => (
    <SignInButton key={way.way} {...way} returnTo={returnTo} first={place === 0} />
  ));
}

function SignInButton({
  way,
  name,
  returnTo,
  first,
}: Omit<Props, "ways"> & NamedProvider & { first: boolean }) {
  const signIn = useMutation({
    mutationFn: () =>
      goToProvider(way, () =>
        call(startSignIn, { input: returnTo === null ? { way } : { way, returnTo } }),
      ),
  });
  return (
    <>
      <Button
        look={first ? "primary" : undefined}
        size="wide"
        pending={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {words.signInWith(name)}
      </Button>
      {signIn.isError && <Alert>{signIn.error.message}</Alert>}
    </>
  );
}

// product 13.2
export async function goToProvider(
  way: IdentityProvider,
  begin: () => Promise<OutputOf<typeof startSignIn>>,
) {
  const { state, authorizationUrl } = await begin();
  store("sessionStorage", addressesOf(way).stateKey, state);
  location.assign(authorizationUrl);
  // Pending until the browser has left the page.
  await new Promise(() => undefined);
}
