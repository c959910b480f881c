import { Stones } from "#web/ui/stones.tsx";
import { useVisibleFor } from "../use-visible-for.ts";
import styles from "./week-page.module.css";

const SHOWN_MS = 900;

interface Props {
  /** True once this window has saved the week's last check-in. */
  readonly laid: boolean;
}

// product 36.8
export function WeekStone({ laid }: Props) {
  const visible = useVisibleFor(laid || null, null, SHOWN_MS);
  return (
    visible && (
      <div className={styles["stone"]} aria-hidden="true">
        <Stones laid="last" size={220} />
      </div>
    )
  );
}
