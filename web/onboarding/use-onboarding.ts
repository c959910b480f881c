import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { acceptInvitation, previewInvitation } from "#contract/sharing.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { ApiError, call } from "#web/client/api.ts";
import { keyOf, readAgain } from "#web/client/query.ts";
import { takeLink, type InvitationLink } from "./invitation-link.ts";
import { onboardingAfter, type OnboardingEvent } from "./onboarding.ts";

export function useOnboarding() {
  const [state, dispatch] = useReducer(onboardingAfter, { kind: "loading" });
  const [link, setLink] = useState<InvitationLink | null>(null);
  useEffect(() => {
    const opened = takeLink();
    setLink(opened);
    if (opened === null) dispatch({ kind: "no-link" });
  }, []);
  useReading(state.kind === "loading" ? link : null, dispatch);
  const acceptance = useAcceptance(dispatch);
  const accepting = useRef(false);
  const accept = () => {
    // A double click may still see the previous state.
    if (link === null || accepting.current) return;
    accepting.current = true;
    dispatch({ kind: "accept" });
    acceptance.mutate(link, { onSettled: () => (accepting.current = false) });
  };
  return { state, link, accept, readAgain: () => dispatch({ kind: "read-again" }) };
}

function useReading(link: InvitationLink | null, dispatch: (event: OnboardingEvent) => void) {
  const client = useQueryClient();
  useEffect(() => {
    if (link === null) return;
    let awaited = true;
    const handle = (event: OnboardingEvent) => awaited && dispatch(event);
    client
      .fetchQuery({
        queryKey: keyOf("previewInvitation", { ...link }),
        queryFn: () => call(previewInvitation, { query: link }),
        // It may have been withdrawn meanwhile.
        staleTime: 0,
        gcTime: 0,
      })
      .then(
        ({ coaching, ...invitation }) => handle({ kind: "read", coaching, invitation }),
        (error: unknown) => handle({ kind: "read-failed", code: codeOf(error) }),
      );
    return () => {
      awaited = false;
    };
  }, [client, dispatch, link]);
}

function useAcceptance(dispatch: (event: OnboardingEvent) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (link: InvitationLink) => call(acceptInvitation, { input: link }),
    onSuccess: ({ already, ...invitation }) => {
      void readAgain(client, keyOf("readCoaching"));
      dispatch({ kind: "accepted", already, invitation });
    },
    onError: (error) => dispatch({ kind: "accept-failed", code: codeOf(error) }),
  });
}

function codeOf(error: unknown): RefusalCode {
  return error instanceof ApiError ? error.code : "server.failed";
}
