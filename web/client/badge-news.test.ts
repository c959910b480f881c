import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { Badge } from "#contract/badges.ts";
import { badgeNewsOf } from "./badge-news.ts";

const badge = (badgeId: string) => ({ badgeId }) as Badge;

test("a badge is told once, whoever brings it", () => {
  const client = new QueryClient();
  const news = badgeNewsOf(client);
  const heard = vi.fn<() => void>();
  news.subscribe(heard);
  news.earned([badge("one")]);
  badgeNewsOf(client).earned([badge("one"), badge("two")]);
  expect(news.read()).toEqual([badge("one"), badge("two")]);
  expect(heard).toHaveBeenCalledTimes(2);
  news.dismissed();
  news.earned([badge("two")]);
  news.earned([]);
  expect(news.read()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(3);
});

test("another cache has news of its own", () => {
  badgeNewsOf(new QueryClient()).earned([badge("one")]);
  expect(badgeNewsOf(new QueryClient()).read()).toEqual([]);
});
