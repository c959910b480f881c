import { useEffect } from "react";
import { useNow } from "#web/client/now.tsx";
import { useStore } from "#web/client/store.ts";
import { praiseOf, type goalNewsOf } from "./goal-news.ts";
import { useMoment } from "./goal-news-moment.ts";

/** The save that is praised now. One gives way to the next, but not before its celebration has been seen. */
export function usePraised(news: ReturnType<typeof goalNewsOf>) {
  const [saved = null, ...waiting] = useStore(news).saves;
  const now = useNow();
  const praise = saved && praiseOf(saved, now);
  const fresh = useMoment(praise && saved, null);
  const seen = praise === null || (!fresh && waiting.some((one) => praiseOf(one, now) !== null));
  useEffect(() => {
    if (saved !== null && seen) news.clearSave(saved);
  }, [news, saved, seen]);
  return { saved, praise, celebrating: fresh && praise?.celebrated === true };
}
