import { useMutation } from "@tanstack/react-query";
import { startSignIn } from "#contract/account.ts";
import { network } from "#domain/network.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { call } from "./api.ts";
import { store } from "./browser-storage.ts";

interface Props {
  /** An address of this app to come back to; null for home. The server knows which it allows. */
  readonly returnTo: string | null;
}

/** The way to the network; why it did not open stands under it. */
export function SignInButton({ returnTo }: Props) {
  const signIn = useMutation({ mutationFn: () => goToNetwork(returnTo) });
  return (
    <>
      <Button look="primary" size="wide" pending={signIn.isPending} onClick={() => signIn.mutate()}>
        Sign in with {network.name}
      </Button>
      {signIn.isError && <Alert>{signIn.error.message}</Alert>}
    </>
  );
}

/** Begins a sign-in: the state is kept (product 13.2) and the browser goes to the network. */
async function goToNetwork(returnTo: string | null) {
  const input = returnTo === null ? {} : { returnTo };
  const { state, authorizationUrl } = await call(startSignIn, { input });
  store("sessionStorage", network.stateKey, state);
  location.assign(authorizationUrl);
  // Stays pending until the browser has left the page.
  await new Promise(() => undefined);
}
