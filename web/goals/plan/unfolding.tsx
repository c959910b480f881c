import { useEffect, useState, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import styles from "./plan.module.css";

interface Unfolded {
  /** True where a press has opened it. */
  readonly focused: boolean;
  /** Back to the button. */
  readonly close: () => void;
}

interface Props {
  readonly label: ReactNode;
  /** Words from before are in the form. */
  readonly kept: boolean;
  readonly children: (unfolded: Unfolded) => ReactNode;
}

/** A button in whose place a form opens; it is open where words of it are kept. */
export function Unfolding({ label, kept, children }: Props) {
  const [form, setForm] = useState<"closed" | "left" | "kept" | "pressed">("closed");
  // The server does not know what is kept.
  useEffect(() => {
    if (kept) setForm((now) => (now === "closed" ? "kept" : now));
  }, [kept]);
  if (form === "kept" || form === "pressed")
    return children({ focused: form === "pressed", close: () => setForm("left") });
  return (
    <div className={styles["opener"]}>
      <Button
        ref={form === "left" ? focus : null}
        look="quiet"
        size="small"
        onClick={() => setForm("pressed")}
      >
        {label}
      </Button>
    </div>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
