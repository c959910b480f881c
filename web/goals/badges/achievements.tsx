import type { OutputOf } from "#contract/endpoint.ts";
import type { Badge as Earned, readBadges } from "#contract/badges.ts";
import {
  badgeInWords,
  badgeTone,
  lockedBadges,
  type BadgeIcon as Icon,
  type LockedBadge,
} from "#domain/badge.ts";
import type { GoalCard } from "#domain/goal.ts";
import { relativeTime } from "#domain/relative-time.ts";
import type { ReactNode } from "react";
import { useNow } from "#web/client/now.tsx";
import { Card } from "#web/ui/card.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { toneClass } from "#web/ui/tone.ts";
import { BadgeIcon } from "./badge-icon.tsx";
import styles from "./badges.module.css";
import { HeatMap } from "./heat-map.tsx";
import { words } from "./badges.words.ts";

export type BadgesRead = OutputOf<typeof readBadges>;

interface Props {
  readonly goals: readonly GoalCard[];
  readonly read: BadgesRead;
}

export function Achievements({ goals, read }: Props) {
  const now = useNow();
  const { badges, shareCount } = read;
  const activeDays = new Set(read.activeDays);
  const held = new Set(badges.map(({ badgeId }) => badgeId));
  const locked = lockedBadges({ goals, activeDays, shareCount }, held, now);
  return (
    <>
      <ul className={styles["grid"]}>
        {badges.map((badge) => (
          <EarnedCard key={badge.badgeId} badge={badge} goals={goals} at={now.at} />
        ))}
        {locked.map((badge) => (
          <LockedCard key={badge.key} badge={badge} />
        ))}
      </ul>
      <HeatMap of="activity" activeDays={activeDays} today={now.today} />
    </>
  );
}

interface EarnedProps extends Pick<Props, "goals"> {
  readonly badge: Earned;
  /** Epoch milliseconds. */
  readonly at: number;
}

function EarnedCard({ badge, goals, at }: EarnedProps) {
  const goal = goals.find(({ id }) => id === badge.goalId);
  return (
    <BadgeCard icon={badge.iconClass} name={badge.displayName} locked={false}>
      {badgeInWords(badge, goals).map((text) => (
        <p key={text}>
          {goal ? (
            <GoalLink goalId={goal.id} dir="ltr">
              {text}
            </GoalLink>
          ) : (
            text
          )}
        </p>
      ))}
      <p>{relativeTime(badge.earnedAt, at)}</p>
    </BadgeCard>
  );
}

function LockedCard({ badge }: { readonly badge: LockedBadge }) {
  return (
    <BadgeCard icon={badge.iconClass} name={badge.displayName} locked>
      <p>{words.notEarned}</p>
      <p>{badge.soFar}</p>
    </BadgeCard>
  );
}

interface CardProps {
  readonly icon: Icon;
  readonly name: string;
  readonly locked: boolean;
  readonly children: ReactNode;
}

function BadgeCard({ icon, name, locked, children }: CardProps) {
  return (
    <Card as="li" className={classNames(styles["badge"], toneClass(badgeTone(icon)))}>
      <BadgeIcon icon={icon} locked={locked} />
      <div>
        <h3>{name}</h3>
        {children}
      </div>
    </Card>
  );
}
