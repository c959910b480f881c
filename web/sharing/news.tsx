import { useRef, useState } from "react";
import { Alert } from "#web/ui/alert.tsx";

/** `number` tells apart two presses with the same result. */
interface News {
  readonly number: number;
  readonly text: string;
  readonly failed: boolean;
}

export function useNews() {
  const [news, setNews] = useState<News | null>(null);
  const show = (text: string, failed: boolean) =>
    setNews((before) => ({ number: (before?.number ?? 0) + 1, text, failed }));
  return { news, show, clear: () => setNews(null) };
}

/** The pressed button is removed, so the title takes the focus. */
export function useNewsAtTitle() {
  const title = useRef<HTMLHeadingElement>(null);
  const { news, show } = useNews();
  const tell = (text: string) => {
    show(text, false);
    title.current?.focus();
  };
  return { title, news, show, tell };
}

/** Announced again when the same text repeats. */
export function NewsAlert({ news }: { readonly news: News | null }) {
  if (news === null) return null;
  return (
    <Alert key={news.number} tone={news.failed ? "red" : "green"}>
      {news.text}
    </Alert>
  );
}
