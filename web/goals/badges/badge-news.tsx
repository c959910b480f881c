import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Badge } from "#contract/badges.ts";
import { badgeNewsOf } from "./badge-news-store.ts";
import { useStore } from "#web/client/store.ts";
import { Banner } from "#web/ui/banner.tsx";
import { words } from "./badges.words.ts";

/** Render in a NewsArea. */
export function BadgeNews({ badges }: { readonly badges: readonly Badge[] }) {
  const news = badgeNewsOf(useQueryClient());
  const { announce, dismiss } = news;
  const shown = useStore(news);
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(badges.map(({ badgeId }) => badgeId));
    if (before !== null) announce(badges.filter(({ badgeId }) => !before.has(badgeId)));
  }, [badges, announce]);
  if (shown.length === 0) return null;
  return (
    <div>
      <Banner tone="success" onDismiss={dismiss}>
        {words.earned(shown.map(({ displayName }) => displayName))}
      </Banner>
    </div>
  );
}
