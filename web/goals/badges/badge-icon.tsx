import type { BadgeIcon as Icon } from "#domain/badge.ts";
import { classNames } from "#web/ui/class-names.ts";
import { pebblePath } from "#web/ui/pebble.ts";
import styles from "./badges.module.css";

const stone = pebblePath([24, 24, 23, 22, 2]);
const drawings: Readonly<Record<Icon, string>> = {
  shield: "M24 12l10 4v8c0 6-4 10-10 12-6-2-10-6-10-12v-8zM19 24l4 4 7-8",
  star: "M24 12l3.7 7.6 8.3 1.2-6 5.9 1.4 8.3-7.4-3.9-7.4 3.9 1.4-8.3-6-5.9 8.3-1.2z",
  bullhorn: "M13 21v6h5l13 7V14l-13 7zM18 27v8h4v-6M35 21v6",
  medal: "M24 34a7 7 0 1 0-.1 0M19 21l-4-9h6l3 6 3-6h6l-4 9",
};

interface Props {
  readonly icon: Icon;
  readonly locked: boolean;
}

/** A stone with a sign. Decoration: the name of the badge stands beside it. */
export function BadgeIcon({ icon, locked }: Props) {
  return (
    <svg
      className={classNames(styles["icon"], locked && styles["locked"])}
      viewBox="0 0 48 48"
      width="48"
      height="48"
      aria-hidden="true"
    >
      <path d={stone} />
      <path d={drawings[icon]} />
    </svg>
  );
}
