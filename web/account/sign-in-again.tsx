import { useEffect, useRef } from "react";
import { useUser } from "#web/client/session.ts";
import { SignInButtons } from "#web/client/sign-in/sign-in-button.tsx";
import type { Way } from "#domain/sign-in-way.ts";
import { useWays } from "#web/client/sign-in/sign-in-ways.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";

interface Props {
  readonly reason: string;
  /** What did not happen, as a sentence. */
  readonly undone: string;
  readonly cancel: string;
  /** The ways by which they can; all that are offered where it is not known. */
  readonly only?: readonly Way[];
  readonly onCancel: () => void;
}

/** In the place of what asks for a fresh sign-in: the way through another one, and back. */
export function SignInAgain({ reason, undone, cancel: keep, only, onCancel }: Props) {
  const { isAdmin } = useUser();
  const cancel = useRef<HTMLButtonElement>(null);
  const ways = useWays().filter(({ way }) => only?.includes(way) ?? true);
  const back =
    ways.length === 1
      ? `${ways[0]?.name} brings you back to this page.`
      : "Sign in as you did before: it brings you back to this page.";
  // The button that was pressed is gone.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Stack>
      <Alert tone="amber">{reason}</Alert>
      <p id="again-words">
        {isAdmin
          ? `${undone} The admin sign-in brings you back to this page.`
          : `${undone} ${back}`}
      </p>
      {isAdmin ? (
        <ButtonLink href="/admin/login?returnTo=/account" look="primary" size="wide">
          Go to the admin sign-in
        </ButtonLink>
      ) : (
        <SignInButtons returnTo="/account" {...(only && { only })} />
      )}
      <Button ref={cancel} onClick={onCancel}>
        {keep}
      </Button>
    </Stack>
  );
}
