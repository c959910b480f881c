import { useRef, useState, type FormEvent } from "react";
import { errorText } from "#contract/shown-errors.ts";
import { tokenErrors } from "#contract/token-errors.ts";
import { newAccessToken, type AccessTokenDraft } from "#domain/access-token.ts";
import { words as tokenWords } from "#domain/access-token.words.ts";
import * as limits from "#domain/limits.ts";
import { tokenScopes, type TokenScope } from "#domain/policy.ts";
import { isRefused } from "#domain/refusal.ts";
import { typedWholeNumber } from "#domain/typed-number.ts";
import { ApiError } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { useFocusLeft } from "#web/ui/leaving-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { words } from "../account.words.ts";
import { SignInAgain } from "../sign-in-again.tsx";
import { useMaking, type MadeToken } from "./use-access-tokens.ts";

const scopeHints: Readonly<Record<TokenScope, string>> = {
  read: words.mayRead,
  log: words.mayLog,
};

interface Fault {
  readonly field: string | undefined;
  readonly text: string;
}

interface Props {
  readonly held: number;
  readonly onMade: (made: MadeToken) => void;
}

export function TokenForm({ held, onMade }: Props) {
  const [name, setName] = useState("");
  const [scope, setScope] = useState<TokenScope>("read");
  const [days, setDays] = useState(String(limits.accessTokenDaysOffered));
  const [fault, setFault] = useState<Fault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { at } = useNow();
  const making = useMaking(onMade);
  const shown = fault ?? faultOf(making.error);
  const errorOf = (field: keyof AccessTokenDraft) =>
    shown?.field === field ? shown.text : undefined;
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (making.isPending) return;
    const draft = { name, scope, days: typedWholeNumber(days) ?? Number.NaN };
    const asked = newAccessToken(draft, held, at);
    making.reset();
    if (!isRefused(asked)) return making.mutate(draft);
    setFault({ field: asked.field, text: errorText(asked.refused, tokenErrors) });
    form.current?.querySelector<HTMLElement>(`[name="${asked.field}"]`)?.focus();
  };
  if (making.error instanceof ApiError && making.error.code === "token.sign-in-again")
    return <SignInFirst reason={making.error.message} onCancel={making.reset} />;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={make}
      onChange={() => {
        setFault(null);
        if (!making.isPending) making.reset();
      }}
    >
      <Stack>
        <TextField
          label={words.tokenName}
          hint={words.tokenNameHint}
          name="name"
          autoComplete="off"
          maxLength={limits.tokenName}
          value={name}
          error={errorOf("name")}
          onChange={(event) => setName(event.target.value)}
        />
        <Choice
          legend={words.tokenScope}
          value={scope}
          onChange={setScope}
          options={tokenScopes.map((value) => ({
            value,
            label: tokenWords.scope[value],
            hint: scopeHints[value],
          }))}
        />
        <TextField
          label={words.tokenDays}
          hint={words.tokenDaysHint}
          name="days"
          inputMode="numeric"
          autoComplete="off"
          value={days}
          error={errorOf("days")}
          onChange={(event) => setDays(event.target.value)}
        />
        {shown !== null && shown.field === undefined && <Alert>{shown.text}</Alert>}
        <p>
          <Button type="submit" look="primary" pending={making.isPending}>
            {words.makeToken}
          </Button>
        </p>
      </Stack>
    </form>
  );
}

interface FirstProps {
  readonly reason: string;
  readonly onCancel: () => void;
}

function SignInFirst({ reason, onCancel }: FirstProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusLeft(part);
  return (
    <div ref={part}>
      <SignInAgain
        reason={reason}
        undone={words.noTokenMade}
        cancel={words.notNow}
        onCancel={onCancel}
      />
    </div>
  );
}

function faultOf(error: Error | null): Fault | null {
  if (error === null) return null;
  const field = error instanceof ApiError ? error.field : undefined;
  return { field: field === "name" || field === "days" ? field : undefined, text: error.message };
}
