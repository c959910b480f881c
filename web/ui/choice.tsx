import { useId, type ReactNode } from "react";
import styles from "./choice.module.css";
import field from "./field.module.css";

interface Option<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

interface Props<T extends string> {
  /** For forms sent without script. */
  readonly name?: string;
  readonly legend: ReactNode;
  readonly options: readonly Option<T>[];
  readonly value: T | "";
  readonly onChange: (value: T) => void;
  /** `segments`: one tight row. `thirds`: always three in a row. */
  readonly look?: "cards" | "segments" | "thirds";
  readonly hiddenLegend?: boolean | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

export function Choice<T extends string>(props: Props<T>) {
  const { look = "cards", error } = props;
  const id = useId();
  return (
    <fieldset
      className={styles["choice"]}
      disabled={props.disabled}
      aria-describedby={error ? `${id}e` : undefined}
    >
      <legend className={props.hiddenLegend ? "visually-hidden" : field["legend"]}>
        {props.legend}
      </legend>
      <div className={styles[look]}>
        {props.options.map((option) => (
          <Box
            key={option.value}
            type="radio"
            option={option}
            name={props.name ?? id}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}e`} className={field["error"]}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface BoxProps {
  readonly type: "radio" | "checkbox";
  readonly name?: string;
  readonly option: Option<string>;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Box({ option: { value, label, hint, disabled }, ...input }: BoxProps) {
  const id = useId();
  return (
    <div className={styles["option"]}>
      <input
        {...input}
        id={id}
        value={value}
        disabled={disabled}
        aria-describedby={hint ? `${id}h` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}h`} className={field["hint"]}>
          {hint}
        </span>
      )}
    </div>
  );
}

interface ChecksProps {
  readonly legend: ReactNode;
  readonly options: readonly Option<string>[];
  readonly ticked: readonly string[];
  readonly onToggle: (value: string) => void;
}

export function Checks({ legend, options, ticked, onToggle }: ChecksProps) {
  return (
    <fieldset className={styles["choice"]}>
      <legend className={field["legend"]}>{legend}</legend>
      <div className={styles["rows"]}>
        {options.map((option) => (
          <Box
            key={option.value}
            type="checkbox"
            option={option}
            checked={ticked.includes(option.value)}
            onChange={() => onToggle(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
