import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from "react";
import type { LiveChange } from "#contract/live.ts";
import { followLive } from "./live-stream.ts";
import { confirmSession, useSession, useSessionStore, isSignedIn } from "./session.ts";

type Handler = (change: LiveChange) => void;

const HandlersContext = createContext<Set<Handler> | null>(null);

interface Props {
  /** Stream position of the document's data. */
  readonly position: string;
  readonly children: ReactNode;
}

export function LiveProvider({ position, children }: Props) {
  const client = useQueryClient();
  const session = useSessionStore();
  const state = useSession();
  const person = isSignedIn(state) ? state.user?.uid : undefined;
  const [handlers] = useState(() => new Set<Handler>());
  useEffect(() => {
    if (person === undefined) return;
    // If the server is unreachable, the next event retries.
    const readPerson = () => void confirmSession(session).catch(() => undefined);
    return followLive(person, position, {
      change: (change) => {
        if (change.entity === "user") readPerson();
        handlers.forEach((handle) => handle(change));
      },
      reset: () => {
        readPerson();
        void client.invalidateQueries();
      },
      ended: session.end,
      // No answer: the server is restarting, so retry.
      mayReturn: () => confirmSession(session).catch(() => true),
    });
  }, [client, handlers, person, position, session]);
  return <HandlersContext value={handlers}>{children}</HandlersContext>;
}

export function useLiveChanges(entity: LiveChange["entity"], handler: Handler): void {
  const handlers = useContext(HandlersContext);
  if (handlers === null) throw new Error("There is no live stream around this component.");
  const handle = useEffectEvent((change: LiveChange) => {
    if (change.entity === entity) handler(change);
  });
  useEffect(() => {
    const listener = (change: LiveChange) => handle(change);
    handlers.add(listener);
    return () => void handlers.delete(listener);
  }, [handlers]);
}

/** No live events arrive while unmounted. `queryKey` must be stable. */
export function useDistrustOnLeave(queryKey: readonly unknown[]): void {
  const client = useQueryClient();
  useEffect(
    () => () => void client.invalidateQueries({ queryKey, refetchType: "none" }),
    [client, queryKey],
  );
}
