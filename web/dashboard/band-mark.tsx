import type { ProgressBand } from "#domain/overall.ts";
import { classNames } from "#web/ui/class-names.ts";
import { pebblePath } from "#domain/pebble.ts";
import { toneClass } from "#web/ui/tone.ts";
import styles from "./panels.module.css";

// From bottom to top.
const stones = [
  pebblePath([12, 19.5, 11, 2.5, 1]),
  pebblePath([11.5, 15, 8.5, 2.3, -1]),
  pebblePath([12.5, 10.8, 6.5, 2.1, 1]),
  pebblePath([12, 6.9, 4.8, 1.9, -1]),
  pebblePath([12.2, 3.4, 3.2, 1.7, 0]),
];

const laid: Readonly<Record<ProgressBand["tone"], number>> = {
  grey: 1,
  clay: 2,
  amber: 3,
  teal: 4,
  green: 5,
};

interface Props {
  readonly band: ProgressBand;
  /** Accessible name; decorative without one. */
  readonly name?: string;
}

export function BandMark({ band: { tone }, name }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      className={classNames(styles["mark"], toneClass(tone))}
      {...(name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
    >
      <path d={stones.slice(0, laid[tone]).join("")} />
    </svg>
  );
}
