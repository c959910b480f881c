import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { loadAll } from "./user-pages.ts";

/** Loads everybody whom a search finds, says how many there are so far, and ends with its component. */
export function useLoadAll(q: string) {
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
