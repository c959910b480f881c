import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { counted } from "#domain/count-words.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "../admin.module.css";
import { loadMore, type UserPages, loadAll } from "./user-pages.ts";

interface Props {
  readonly q: string;
  readonly pages: UserPages;
}

// product 17.7
export function LoadControls({ q, pages }: Props) {
  const client = useQueryClient();
  const more = useMutation({ mutationFn: () => loadMore(client, q) });
  const { load, loaded, cancel } = useLoadAll(q);
  const shown = pages.users.length;
  const place = useRef<HTMLDivElement>(null);
  const isAll = pages.next === null;
  const isDone = load.isSuccess && isAll;
  useEffect(() => {
    // A disabled button loses focus, in some browsers a moment later.
    const { activeElement } = document;
    if (isDone && (activeElement === document.body || place.current?.contains(activeElement)))
      place.current?.focus({ preventScroll: true });
  }, [isDone]);
  return (
    <div ref={place} tabIndex={-1} className={load.isPending ? styles["held"] : undefined}>
      <Stack>
        <Status>
          {load.isPending
            ? `Loading all users: ${counted(Math.max(loaded, shown), "user")} so far...`
            : `${counted(shown, "user")} loaded.`}
        </Status>
        {more.isError && <Alert>Failed to fetch users.</Alert>}
        {load.isError && <Alert>Failed to fetch all users.</Alert>}
        <Row>
          <Button
            disabled={isAll || load.isPending}
            pending={more.isPending}
            onClick={() => more.mutate()}
          >
            Load More
          </Button>
          {/* One button starts and cancels, so that it keeps focus. */}
          <Button
            disabled={isAll && !load.isPending}
            onClick={load.isPending ? cancel : () => load.mutate()}
          >
            {load.isPending ? "Cancel" : "Load All Users"}
          </Button>
        </Row>
      </Stack>
    </div>
  );
}

function useLoadAll(q: string) {
  const client = useQueryClient();
  const [loaded, setLoaded] = useState(0);
  const stop = useRef<AbortController | null>(null);
  const load = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      stop.current = controller;
      await loadAll(client, q, controller.signal, setLoaded).catch((error: unknown) => {
        if (!controller.signal.aborted) throw error;
      });
    },
  });
  const cancel = () => stop.current?.abort();
  useEffect(() => () => stop.current?.abort(), []);
  return { load, loaded, cancel };
}
