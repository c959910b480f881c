import { useRef, useState, type FormEvent } from "react";
import { passkeyErrors } from "#contract/passkey-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import * as limits from "#domain/limits.ts";
import { passkeyName } from "#domain/passkey.ts";
import { isRefused } from "#domain/refusal.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { words } from "./passkeys.words.ts";

interface Props {
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly pending: boolean;
  readonly refused: Error | null;
  readonly onAdd: (name: string) => void;
}

export function AddPasskey({ isOpen, onToggle, pending, refused, onAdd }: Props) {
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const named = passkeyName(name);
    if (!isRefused(named)) return onAdd(named);
    setFault(errorText(named.refused, passkeyErrors));
    field.current?.focus();
  };
  return (
    <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{words.openForm}</summary>
      <form noValidate onSubmit={add}>
        <Stack>
          <TextField
            ref={field}
            label={words.name}
            hint={words.nameHint}
            autoComplete="off"
            maxLength={limits.passkeyName}
            value={name}
            error={fault}
            onChange={(event) => {
              setFault(undefined);
              setName(event.target.value);
            }}
          />
          {refused !== null && <Alert>{refused.message}</Alert>}
          <p>
            <Button type="submit" look="primary" pending={pending}>
              {words.create}
            </Button>
          </p>
        </Stack>
      </form>
    </details>
  );
}
