import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { countRecipients, previewAnnouncement, sendAnnouncement } from "#contract/announcements.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { draftedAnnouncement, type AnnouncementDraft } from "#domain/announcement.ts";
import { isRefused, type Refusal } from "#domain/refusal.ts";
import { ApiError, call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useDraft } from "#web/client/drafts.ts";
import { keyOf, readAgain } from "#web/client/query.ts";
import { announcementsKey } from "./use-announcements.ts";

export type PreviewedMail = OutputOf<typeof previewAnnouncement>;

const blank: AnnouncementDraft = { type: "announcement", subject: "", text: "" };

const counting = {
  queryKey: keyOf("countRecipients"),
  queryFn: () => call(countRecipients),
  // Recipients change all the time.
  staleTime: 0,
};

function nobody(): ApiError {
  const code = "announcement.nobody";
  return new ApiError(code, 409, { error: { code, message: errorText(code, formErrors) } });
}

function useCount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ type }: AnnouncementDraft) => {
      const count = (await client.fetchQuery(counting))[type];
      if (count === 0) throw nobody();
      return count;
    },
  });
}

function useSend(onSent: (sent: AnnouncementDraft) => void) {
  const client = useQueryClient();
  return useMutation({
    // The same draft keeps its key, so a retry sends it once.
    mutationFn: (draft: AnnouncementDraft) =>
      call(sendAnnouncement, { input: draft, key: attemptKey(draft) }),
    onSuccess: (_, sent) => {
      onSent(sent);
      return readAgain(client, announcementsKey);
    },
  });
}

export function useComposing() {
  const [draft, change, forget] = useDraft("announcement", blank);
  const [fault, setFault] = useState<Refusal | null>(null);
  const recipients = useQuery(counting);
  const preview = useMutation({
    mutationFn: (input: AnnouncementDraft) => call(previewAnnouncement, { input }),
  });
  const count = useCount();
  // Keeps text typed since; runs after an unmount too.
  const send = useSend(forget);

  function begin(): void {
    for (const work of [preview, count, send]) work.reset();
    setFault(null);
  }

  return {
    draft,
    fault,
    recipients: recipients.data?.[draft.type],
    preview,
    count,
    send,
    error: preview.error ?? count.error ?? send.error,
    edit(part: Partial<AnnouncementDraft>) {
      begin();
      change((now) => ({ ...now, ...part }));
    },
    check(): Refusal | null {
      begin();
      const ruled = draftedAnnouncement(draft);
      const found = isRefused(ruled) ? ruled : null;
      setFault(found);
      return found;
    },
  };
}
