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

const previewOf = (input: AnnouncementDraft) => call(previewAnnouncement, { input });

/** What the question before sending shows. */
function useAsking() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (draft: AnnouncementDraft) => {
      const audience = await client.fetchQuery(counting);
      if (audience[draft.type] === 0) throw nobody();
      return { audience, mail: await previewOf(draft) };
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
  const audience = useQuery(counting).data;
  const preview = useMutation({ mutationFn: previewOf });
  const asking = useAsking();
  // Keeps text typed since; runs after an unmount too.
  const send = useSend(forget);

  function begin(): void {
    for (const work of [preview, asking, send]) work.reset();
    setFault(null);
  }

  return {
    draft,
    fault,
    audience,
    preview,
    asking,
    send,
    error: preview.error ?? asking.error ?? send.error,
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
