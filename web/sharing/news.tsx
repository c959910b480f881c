import { useState } from "react";
import { Alert } from "#web/ui/alert.tsx";

/** What came of a press: `number` tells two presses apart that came to the same. */
interface News {
  readonly number: number;
  readonly text: string;
  readonly failed: boolean;
}

/** The news of the last press, and how to change it. */
export function useNews() {
  const [news, setNews] = useState<News | null>(null);
  const show = (text: string, failed: boolean) =>
    setNews((before) => ({ number: (before?.number ?? 0) + 1, text, failed }));
  return { news, show, clear: () => setNews(null) };
}

/** The news of a press; read out again where the same comes once more. */
export function NewsAlert({ news }: { readonly news: News | null }) {
  if (news === null) return null;
  return (
    <Alert key={news.number} tone={news.failed ? "red" : "green"}>
      {news.text}
    </Alert>
  );
}
