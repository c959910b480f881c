import { useRef, type ReactNode } from "react";
import type { Day } from "#domain/day.ts";
import { parseTypedDay } from "#domain/typed-day.ts";
import * as limits from "#domain/limits.ts";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./goal-step.module.css";
import { words } from "./new-goal.words.ts";

interface Props {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
  /** Offered days, by their words. */
  readonly offered?: readonly (readonly [words: string, day: Day])[];
}

// product 3.4
export function DayField({ onChange, value, offered, ...rest }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const day = parseTypedDay(value);
  return (
    <div className={styles["day"]}>
      <TextField
        {...rest}
        hint={words.dayFormat}
        autoComplete="off"
        maxLength={limits.unit}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles["under"]}>
        <div className={styles["picker"]}>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={day ?? ""}
            onChange={({ target }) => onChange(target.value)}
          />
          <Button onClick={() => picker.current?.showPicker()}>{words.openCalendar}</Button>
        </div>
        <output>{day !== null && <WrittenDay day={day} />}</output>
      </div>
      {offered && (
        <Row>
          {offered.map(([named, offer]) => (
            <Button key={named} size="small" onClick={() => onChange(offer)}>
              {named}
            </Button>
          ))}
        </Row>
      )}
    </div>
  );
}
