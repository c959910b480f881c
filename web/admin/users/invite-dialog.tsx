import { useRef, useState } from "react";
import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { invitedAddresses, wrongAddress } from "#domain/colleague-invitation.ts";
import { isRefused } from "#domain/refusal.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import type { ActionResult } from "./user-actions.ts";
import { useInviting, type InviteDraft } from "./use-inviting.ts";
import { words } from "./users.words.ts";

interface Props {
  /** Survives closing without sending. */
  readonly draft: InviteDraft;
  readonly onType: (draft: InviteDraft) => void;
  readonly onClose: () => void;
  readonly onInvited: (outcome: ActionResult) => void;
}

function faultIn(addresses: string): string | undefined {
  const ruled = invitedAddresses(addresses);
  if (!isRefused(ruled)) return undefined;
  const wrong = wrongAddress(addresses);
  return ruled.refused === "colleague.address-wrong" && wrong !== undefined
    ? words.wrongAddress(wrong)
    : errorText(ruled.refused, formErrors);
}

// product 33.5
export function InviteDialog({ draft, onType, onClose, onInvited }: Props) {
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const inviting = useInviting();

  function submit(): void {
    const found = faultIn(draft.addresses);
    setFault(found);
    if (found === undefined) inviting.mutate(draft, { onSuccess: onInvited });
    else field.current?.focus();
  }

  return (
    <FormDialog
      title={words.invite}
      words={words.inviteHow}
      submit={words.sendInvitations}
      pending={inviting.isPending}
      fault={inviting.error?.message}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextAreaField
        ref={field}
        label={words.addresses}
        hint={words.addressesHint}
        rows={6}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.addresses}
        readOnly={inviting.isPending}
        error={fault}
        onChange={({ target }) => {
          setFault(undefined);
          onType({ addresses: target.value });
        }}
      />
    </FormDialog>
  );
}
