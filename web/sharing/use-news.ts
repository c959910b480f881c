import { useState } from "react";

/** What came of a press: `number` tells two presses apart that came to the same. */
export interface News {
  readonly number: number;
  readonly text: string;
  readonly failed: boolean;
}

/** The news of the last press, and how to tell it. */
export function useNews() {
  const [news, setNews] = useState<News | null>(null);
  const tell = (text: string, failed: boolean) =>
    setNews((before) => ({ number: (before?.number ?? 0) + 1, text, failed }));
  return { news, tell, hush: () => setNews(null) };
}
