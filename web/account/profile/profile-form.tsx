import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import type { Fields } from "#domain/form-change.ts";
import * as limits from "#domain/limits.ts";
import { editedProfile, type ProfileDraft } from "#domain/profile.ts";
import { isRefused } from "#domain/refusal.ts";
import { ApiError } from "#web/client/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { words } from "./profile-setup.words.ts";

interface Props {
  readonly value: ProfileDraft;
  readonly onEdit: (change: Fields<ProfileDraft>) => void;
  readonly onSave: () => void;
  readonly pending: boolean;
  readonly refused: Error | null;
  /** The submit button and what is beside it. */
  readonly children: ReactNode;
}

interface Fault {
  readonly field: string | undefined;
  readonly text: string;
}

export function ProfileForm({ value, onEdit, onSave, pending, refused, children }: Props) {
  const [fault, setFault] = useState<Fault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = fault ?? faultOf(refused);
  const errorOf = (field: keyof ProfileDraft) => (shown?.field === field ? shown.text : undefined);
  const change = (edit: Fields<ProfileDraft>) => {
    setFault(null);
    onEdit(edit);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const edited = editedProfile(value);
    if (!isRefused(edited)) return onSave();
    setFault({ field: edited.field, text: errorText(edited.refused, formErrors) });
    form.current?.querySelector<HTMLElement>(`[name="${edited.field}"]`)?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={save}>
      <Stack>
        <TextField
          label={words.name}
          name="displayName"
          autoComplete="name"
          maxLength={limits.displayName}
          value={value.displayName}
          error={errorOf("displayName")}
          onChange={(event) => change({ displayName: event.target.value })}
        />
        <TextField
          label={words.email}
          hint={words.emailHint}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          value={value.email}
          error={errorOf("email")}
          onChange={(event) => change({ email: event.target.value })}
        />
        {shown && !shown.field && <Alert>{shown.text}</Alert>}
        <Row>{children}</Row>
      </Stack>
    </form>
  );
}

function faultOf(refused: Error | null): Fault | null {
  if (refused === null) return null;
  return { field: refused instanceof ApiError ? refused.field : undefined, text: refused.message };
}
