import { classNames } from "./class-names.ts";
import { pebblePath } from "#domain/pebble.ts";
import styles from "./stepper.module.css";
import { words } from "./ui.words.ts";

interface Props {
  readonly current: number;
  readonly total: number;
}

export function Stepper({ current, total }: Props) {
  return (
    <svg
      className={styles["stepper"]}
      viewBox={`0 0 ${total * 32} 18`}
      role="img"
      aria-label={words.step(current, total)}
    >
      {Array.from({ length: total }, (_, index) => (
        <path
          key={index}
          d={pebblePath([index * 32 + 15, 9, 13, 6.5 - (index % 3) * 0.7, (index % 2) * 6 - 3])}
          className={classNames(
            index < current && styles["done"],
            index === current - 1 && styles["now"],
          )}
        />
      ))}
    </svg>
  );
}
