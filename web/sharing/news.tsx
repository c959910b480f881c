import { useRef, useState } from "react";
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

/** News of a press whose button went with what it did: the title above takes the focus. */
export function useNewsAtTitle() {
  const title = useRef<HTMLHeadingElement>(null);
  const { news, show } = useNews();
  const tell = (text: string) => {
    show(text, false);
    title.current?.focus();
  };
  return { title, news, show, tell };
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
