import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Badge } from "#contract/badges.ts";
import { badgeNewsOf, noBadgeNews } from "#web/client/badge-news.ts";
import { Banner } from "#web/ui/banner.tsx";
import styles from "./badges.module.css";

/** Tells, once, of badges that come while the person is here. */
export function BadgeNews({ badges }: { readonly badges: readonly Badge[] }) {
  const { read, subscribe, earned, dismissed } = badgeNewsOf(useQueryClient());
  const known = useRef<ReadonlySet<string> | null>(null);
  const news = useSyncExternalStore(subscribe, read, () => noBadgeNews);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(badges.map(({ badgeId }) => badgeId));
    if (before !== null) earned(badges.filter(({ badgeId }) => !before.has(badgeId)));
  }, [badges, earned]);
  if (news.length === 0) return null;
  return (
    <div className={styles["news"]}>
      <Banner tone="success" onDismiss={dismissed}>
        You earned a badge: {news.map(({ displayName }) => displayName).join(", ")}.
      </Banner>
    </div>
  );
}
