import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "../admin.module.css";
import { loadMore, type UserPages, loadAll } from "./user-pages.ts";
import { words } from "./users.words.ts";

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
          {load.isPending ? words.loadingAll(Math.max(loaded, shown)) : words.loaded(shown)}
        </Status>
        {more.isError && <Alert>{words.loadFailed}</Alert>}
        {load.isError && <Alert>{words.loadAllFailed}</Alert>}
        <Row>
          <Button
            disabled={isAll || load.isPending}
            pending={more.isPending}
            onClick={() => more.mutate()}
          >
            {words.loadMore}
          </Button>
          {/* One button starts and cancels, so that it keeps focus. */}
          <Button
            disabled={isAll && !load.isPending}
            onClick={load.isPending ? cancel : () => load.mutate()}
          >
            {load.isPending ? words.cancel : words.loadAll}
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
