import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { noteErrors } from "#contract/note-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { isRefused, type RefusalCode, type Ruled } from "#domain/refusal.ts";
import { ApiError } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";

type News =
  | { readonly kind: "none" | "sent" }
  | { readonly kind: "fault" | "failed"; readonly words: string };

const none: News = { kind: "none" };

interface Kept<D> {
  readonly draft: D;
  readonly edit: (part: Partial<D>) => void;
  readonly forget: (sent: D) => void;
}

interface How<D, T extends object | string, A> {
  readonly rule: (draft: D) => Ruled<T>;
  readonly send: (what: T, key: string) => Promise<A>;
  readonly sent: (answer: A) => Promise<void>;
  readonly failed: string;
  readonly gone: string;
}

function isAboutText(code: RefusalCode): boolean {
  return /^(private-)?note\.|^reply\./.test(code);
}

function newsOf(
  error: unknown,
  { failed, gone }: Pick<How<unknown, string, unknown>, "failed" | "gone">,
): News {
  if (!(error instanceof ApiError)) return { kind: "failed", words: failed };
  const { code, message } = error;
  if (isAboutText(code)) return { kind: "fault", words: message };
  if (code === "not-found" || code === "not-allowed") return { kind: "failed", words: gone };
  const telling = [
    "session.missing",
    "request.rate",
    "form.overtaken",
    "completion.not-asked",
  ].includes(code);
  return { kind: "failed", words: telling ? message : failed };
}

export interface Sending<D> {
  readonly edit: (change: Partial<D>) => void;
  readonly send: () => Promise<boolean>;
  readonly sending: boolean;
  readonly news: News;
}

/** Sends once, however often it is called. */
export function useSending<D extends object, T extends object | string, A>(
  { draft, edit, forget }: Kept<D>,
  how: How<D, T, A>,
): Sending<D> {
  const [news, setNews] = useState(none);
  const sending = useMutation({
    mutationFn: ({ what, key }: { what: T; key: string }) => how.send(what, key),
    onSuccess: how.sent,
  });

  async function send(): Promise<boolean> {
    const ruled = how.rule(draft);
    if (isRefused(ruled)) {
      setNews({ kind: "fault", words: errorText(ruled.refused, noteErrors) });
      return false;
    }
    setNews(none);
    try {
      await sending.mutateAsync({ what: ruled, key: attemptKey(draft) });
    } catch (error) {
      setNews(newsOf(error, how));
      return false;
    }
    forget(draft);
    setNews({ kind: "sent" });
    return true;
  }

  return {
    edit(change: Partial<D>) {
      setNews(none);
      edit(change);
    },
    send,
    sending: sending.isPending,
    news,
  };
}
