import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";

export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

interface Props extends FieldWords {
  /** "n/max". */
  readonly count?: string | undefined;
  readonly children: (control: Control) => ReactNode;
}

interface Control {
  readonly id: string;
  readonly className: string | undefined;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export function Field({ label, hint, error, count, children }: Props) {
  const id = useId();
  const described = classNames(hint != null && `${id}h`, error && `${id}e`, count && `${id}c`);
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      {hint != null && (
        <p id={`${id}h`} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles["control"],
        "aria-describedby": described,
        "aria-invalid": error ? true : undefined,
      })}
      <div className={styles["foot"]}>
        {error && (
          <p id={`${id}e`} className={styles["error"]}>
            {error}
          </p>
        )}
        {count && (
          <p id={`${id}c`} className={styles["count"]}>
            {count}
          </p>
        )}
      </div>
    </div>
  );
}
