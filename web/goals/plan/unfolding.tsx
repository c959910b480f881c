import { useEffect, useState, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import styles from "./plan.module.css";

interface Unfolded {
  readonly focused: boolean;
  readonly close: () => void;
}

interface Props {
  readonly label: ReactNode;
  readonly kept: boolean;
  readonly children: (unfolded: Unfolded) => ReactNode;
}

export function Unfolding({ label, kept, children }: Props) {
  const [form, setForm] = useState<"closed" | "left" | "kept" | "pressed">("closed");
  // An effect, since the server does not know kept words.
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
