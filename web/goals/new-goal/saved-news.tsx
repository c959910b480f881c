import { Link } from "wouter";
import { Status } from "#web/ui/status.tsx";
import styles from "./add-goal-page.module.css";

/** What came of Save, and where to see it. */
export function SavedNews({ saved }: { readonly saved: boolean }) {
  return (
    <div className={styles["news"]}>
      <Status tone="green">{saved && "Goal saved successfully!"}</Status>
      {saved && <Link href="/">See it on your dashboard</Link>}
    </div>
  );
}
