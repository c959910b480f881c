import type { OutputOf } from "#contract/endpoint.ts";
import type { Badge as EarnedBadge, readBadges } from "#contract/badges.ts";
import { badgeInWords, badgeTone, lockedBadges, type BadgeIcon as Icon } from "#domain/badge.ts";
import type { Day } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { relativeTime } from "#domain/relative-time.ts";
import type { ReactNode } from "react";
import { useNow } from "#web/client/now.tsx";
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
  const equal = Map.groupBy(badges, ({ displayName }) => displayName);
  return (
    <>
      <ul className={styles["list"]}>
        {[...equal].map(([name, group]) => (
          <Earned key={name} badges={group} goals={goals} at={now.at} />
        ))}
      </ul>
      {locked.length > 0 && (
        <details open={badges.length === 0}>
          <summary>{words.notEarned(locked.length)}</summary>
          <ul className={styles["list"]}>
            {locked.map(({ key, iconClass, displayName, soFar }) => (
              <Badge key={key} icon={iconClass} name={displayName} locked>
                <p>{soFar}</p>
              </Badge>
            ))}
          </ul>
        </details>
      )}
      <Activity days={activeDays} today={now.today} />
    </>
  );
}

interface ActivityProps {
  readonly days: ReadonlySet<Day>;
  readonly today: Day;
}

function Activity({ days, today }: ActivityProps) {
  const [first] = [...days].toSorted();
  if (first === undefined) return null;
  return <HeatMap of="activity" activeDays={days} today={today} since={first} />;
}

interface EarnedProps extends Pick<Props, "goals"> {
  /** Of one name, newest first. */
  readonly badges: readonly EarnedBadge[];
  /** Epoch milliseconds. */
  readonly at: number;
}

function Earned({ badges, goals, at }: EarnedProps) {
  const [newest] = badges;
  if (newest === undefined) return null;
  const facts = badges.map((badge) => (
    <Facts key={badge.badgeId} badge={badge} goals={goals} at={at} />
  ));
  return (
    <Badge icon={newest.iconClass} name={newest.displayName} locked={false}>
      {badges.length === 1 ? (
        facts
      ) : (
        <details>
          <summary>{words.earnedTimes(badges.length, relativeTime(newest.earnedAt, at))}</summary>
          {facts}
        </details>
      )}
    </Badge>
  );
}

interface FactsProps extends Pick<EarnedProps, "goals" | "at"> {
  readonly badge: EarnedBadge;
}

function Facts({ badge, goals, at }: FactsProps) {
  const goal = goals.find(({ id }) => id === badge.goalId);
  const [reason = "", ...level] = badgeInWords(badge, goals);
  return (
    <>
      <p>
        {goal ? (
          <GoalLink goalId={goal.id} isSentence>
            {reason}
          </GoalLink>
        ) : (
          reason
        )}
      </p>
      <p>{[...level, relativeTime(badge.earnedAt, at)].join(" · ")}</p>
    </>
  );
}

interface BadgeProps {
  readonly icon: Icon;
  readonly name: string;
  readonly locked: boolean;
  readonly children: ReactNode;
}

function Badge({ icon, name, locked, children }: BadgeProps) {
  return (
    <li className={classNames(styles["badge"], toneClass(badgeTone(icon)))}>
      <BadgeIcon icon={icon} locked={locked} />
      <div>
        <h3>{name}</h3>
        {children}
      </div>
    </li>
  );
}
