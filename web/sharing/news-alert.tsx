import { Alert } from "#web/ui/alert.tsx";
import type { News } from "./use-news.ts";

/** The news of a press; read out again where the same comes once more. */
export function NewsAlert({ news }: { readonly news: News | null }) {
  if (news === null) return null;
  return (
    <Alert key={news.number} tone={news.failed ? "red" : "green"}>
      {news.text}
    </Alert>
  );
}
