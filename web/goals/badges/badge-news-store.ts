import type { Badge } from "#contract/badges.ts";
import { makeStore, oneForEachCache } from "#web/client/store.ts";

const noBadges: readonly Badge[] = [];

/** Announces a badge once, whether an answer or a read brings it first. */
export const badgeNewsOf = oneForEachCache(() => {
  const announced = new Set<string>();
  const store = makeStore(noBadges);
  return {
    ...store,
    announce(badges: readonly Badge[]): void {
      const fresh = badges.filter(({ badgeId }) => !announced.has(badgeId));
      for (const { badgeId } of fresh) announced.add(badgeId);
      if (fresh.length > 0) store.write([...store.read(), ...fresh]);
    },
    dismiss: () => store.write(noBadges),
  };
});
