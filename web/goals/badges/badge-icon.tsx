import type { BadgeIcon as Icon } from "#domain/badge.ts";
import * as limits from "#domain/limits.ts";
import { pebblePath, type Pebble } from "#domain/pebble.ts";

interface Drawing {
  readonly stone: Pebble;
  /** Number of small stones: the days, goals or shares it asks for. */
  readonly small: number;
  readonly sign: string;
}

// Each outline is distinct without colour.
const drawings: Readonly<Record<Icon, Drawing>> = {
  shield: {
    stone: [24, 23, 14, 22, 3],
    small: limits.consistencyDays,
    sign: "M24 12l10 4v8c0 6-4 10-10 12-6-2-10-6-10-12v-8zM19 24l4 4 7-8",
  },
  star: {
    stone: [24, 23, 21, 22, 1],
    small: 1,
    sign: "M24 12l3.7 7.6 8.3 1.2-6 5.9 1.4 8.3-7.4-3.9-7.4 3.9 1.4-8.3-6-5.9 8.3-1.2z",
  },
  bullhorn: {
    stone: [24, 31, 24, 14, -5],
    small: limits.sharesForBadge,
    sign: "M13 21v6h5l13 7V14l-13 7zM18 27v8h4v-6M35 21v6",
  },
  medal: {
    stone: [24, 24, 19, 20, 17],
    small: 0,
    sign: "M24 34a7 7 0 1 0-.1 0M19 21l-4-9h6l3 6 3-6h6l-4 9",
  },
};

const line = { fill: "none", stroke: "var(--stone)" };

interface Props {
  readonly icon: Icon;
  readonly locked: boolean;
}

export function BadgeIcon({ icon, locked }: Props) {
  const { stone, small, sign } = drawings[icon];
  const [x, y] = stone;
  const row = Array.from({ length: small }, (_, index) =>
    pebblePath([x + 7 * (index - (small - 1) / 2), 51, Math.max(3, 10 / small), 2.5, 1]),
  );
  return (
    <svg viewBox="0 0 48 56" width="48" height="56" aria-hidden="true">
      <path
        d={[pebblePath(stone), ...row].join("")}
        {...(locked ? { ...line, strokeDasharray: "3 4" } : { fill: "var(--tone)" })}
      />
      <path
        d={sign}
        transform={`translate(${x} ${y}) scale(.75) translate(-24 -24)`}
        {...line}
        stroke={locked ? line.stroke : "var(--ground)"}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.5"
      />
    </svg>
  );
}
