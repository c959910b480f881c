import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { askEmailSignIn, finishEmailSignIn } from "#contract/email-sign-in.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ApiError, call } from "../api.ts";
import { words } from "./email-sign-in.words.ts";
import { openSessionOf, type Opened } from "./opened.ts";
import { useSignInElsewhere } from "./sign-in-elsewhere.ts";

interface Props {
  /** Null for home. */
  readonly returnTo: string | null;
  /** Of the person who is signed in already; others type theirs. */
  readonly address?: string | undefined;
  /** Whether it is the first way to sign in on its screen. */
  readonly first?: boolean;
  /** By the code; the link opens a page of its own. */
  readonly onSignedIn: (opened: Opened) => void;
  /** While it waits for a code, other ways are in its way. */
  readonly onAsked?: (isAsked: boolean) => void;
}

/** product 40.2 */
export function EmailSignIn(props: Props) {
  const { returnTo, address: own, first = false, onSignedIn, onAsked } = props;
  const [typed, setTyped] = useState(own ?? "");
  const [isAsked, setIsAsked] = useState(false);
  const asking = useMutation({
    mutationFn: (address: string) =>
      call(askEmailSignIn, { input: { address, ...(returnTo !== null && { returnTo }) } }),
    onSuccess: () => show(true),
  });
  const show = (code: boolean) => {
    setIsAsked(code);
    onAsked?.(code);
  };
  const { error } = asking;
  const isAtField = error instanceof ApiError && error.field === "address";
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!asking.isPending) asking.mutate(typed);
  };
  if (isAsked) {
    const onBack = own === undefined ? () => show(false) : null;
    return <EmailCode address={typed} onBack={onBack} onSignedIn={onSignedIn} />;
  }
  return (
    <form noValidate onSubmit={ask}>
      <Stack>
        {own === undefined && (
          <TextField
            label={words.email}
            type="email"
            name="email"
            autoComplete="email webauthn"
            value={typed}
            error={isAtField ? error.message : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              asking.reset();
            }}
          />
        )}
        <Button
          type="submit"
          look={first ? "primary" : undefined}
          size="wide"
          pending={asking.isPending}
        >
          {own === undefined ? words.ask : words.askOwn(own)}
        </Button>
        {error !== null && !isAtField && <Alert>{error.message}</Alert>}
      </Stack>
    </form>
  );
}

interface CodeProps extends Pick<Props, "onSignedIn"> {
  readonly address: string;
  /** Null for the address of who is signed in. */
  readonly onBack: (() => void) | null;
}

/** Says what was sent, and takes the code from the email. */
export function EmailCode({ address, onBack, onSignedIn }: CodeProps) {
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // The link may be opened in another tab of this browser.
  useSignInElsewhere();
  const proving = useMutation({
    mutationFn: async () =>
      openSessionOf(await call(finishEmailSignIn, { input: { proof: code } })),
    onSuccess: onSignedIn,
    onError: () => field.current?.focus(),
  });
  useEffect(() => field.current?.focus(), []);
  const prove = (event: FormEvent) => {
    event.preventDefault();
    if (!proving.isPending) proving.mutate();
  };
  return (
    <form noValidate onSubmit={prove}>
      <Stack>
        <Alert tone="green">
          {onBack === null ? words.sentToOwn(address) : words.sent(address)}
        </Alert>
        <TextField
          ref={field}
          label={words.code}
          hint={words.codeHint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={proving.error?.message}
          onChange={({ target }) => {
            setCode(target.value);
            proving.reset();
          }}
        />
        <Button type="submit" look="primary" size="wide" pending={proving.isPending}>
          {onBack === null ? words.confirm : words.signIn}
        </Button>
        {onBack !== null && <Button onClick={onBack}>{words.otherAddress}</Button>}
      </Stack>
    </form>
  );
}
