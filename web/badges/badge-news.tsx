import { useEffect, useRef, useState } from "react";
import type { Badge } from "#contract/badges.ts";
import { Banner } from "#web/ui/banner.tsx";
import styles from "./badges.module.css";

/** Tells, once, of badges that come while the person is here. */
export function BadgeNews({ badges }: { readonly badges: readonly Badge[] }) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [news, setNews] = useState<readonly Badge[]>([]);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(badges.map(({ badgeId }) => badgeId));
    const fresh = before === null ? [] : badges.filter(({ badgeId }) => !before.has(badgeId));
    if (fresh.length > 0) setNews(fresh);
  }, [badges]);
  if (news.length === 0) return null;
  return (
    <div className={styles["news"]}>
      <Banner tone="success" onDismiss={() => setNews([])}>
        You earned a badge: {news.map(({ displayName }) => displayName).join(", ")}.
      </Banner>
    </div>
  );
}
