import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { Badge } from "#contract/badges.ts";
import { badgeNewsOf } from "./badge-news-store.ts";

const badge = (badgeId: string) => ({ badgeId }) as Badge;

test("a badge is announced once, whoever brings it", () => {
  const client = new QueryClient();
  const news = badgeNewsOf(client);
  const listener = vi.fn<() => void>();
  news.subscribe(listener);
  news.announce([badge("one")]);
  badgeNewsOf(client).announce([badge("one"), badge("two")]);
  expect(news.read()).toEqual([badge("one"), badge("two")]);
  expect(listener).toHaveBeenCalledTimes(2);
  news.dismiss();
  news.announce([badge("two")]);
  news.announce([]);
  expect(news.read()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(3);
});

test("another cache has news of its own", () => {
  badgeNewsOf(new QueryClient()).announce([badge("one")]);
  expect(badgeNewsOf(new QueryClient()).read()).toEqual([]);
});
