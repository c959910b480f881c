import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { circleErrors } from "#contract/circle-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { isRefused, type Refusal, type Ruled } from "#domain/refusal.ts";
import { ApiError } from "#web/client/api.ts";

interface Fault {
  readonly field: string | undefined;
  readonly text: string;
}

interface How<D, T> {
  readonly rule: (draft: D) => Ruled<T>;
  /** Pending until its promise ends. */
  readonly send: (what: T) => Promise<unknown>;
  /** Names of the fields in the form. */
  readonly fields: readonly string[];
}

/** A form of a circle: sends once, and focuses the field that was refused. */
export function useWriting<D, T>({ rule, send, fields }: How<D, T>) {
  const [fault, setFault] = useState<Fault | null>(null);
  const [saved, setSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sending = useMutation({ mutationFn: send });
  const isSending = useRef(false);
  useEffect(() => {
    if (fault !== null) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fault]);

  async function write(draft: D): Promise<boolean> {
    if (isSending.current) return false;
    const ruled = rule(draft);
    setSaved(false);
    setFault(isRefused(ruled) ? faultOf(ruled) : null);
    if (isRefused(ruled)) return false;
    isSending.current = true;
    try {
      await sending.mutateAsync(ruled);
      setSaved(true);
      return true;
    } catch (error) {
      setFault(faultOfError(error));
      return false;
    } finally {
      isSending.current = false;
    }
  }

  const isAtField = fault?.field !== undefined && fields.includes(fault.field);
  return {
    form,
    write,
    saving: sending.isPending,
    saved,
    /** At a field. */
    faultAt: (field: string) => (fault?.field === field ? fault.text : undefined),
    /** Not at a field. */
    failure: fault !== null && !isAtField ? fault.text : null,
    clear() {
      setFault(null);
      setSaved(false);
    },
  };
}

function faultOf({ refused, field }: Refusal): Fault {
  return { field, text: errorText(refused, circleErrors) };
}

function faultOfError(error: unknown): Fault {
  if (!(error instanceof ApiError)) return { field: undefined, text: errorText("server.failed") };
  return { field: error.field, text: error.message };
}
