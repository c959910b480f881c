import { useEffect, useState } from "react";
import styles from "./slow-sign.module.css";
import { Spinner } from "./spinner.tsx";
import { whenSlow } from "./wait.ts";
import { words } from "./ui.words.ts";

export function SlowSign() {
  const [slow, setSlow] = useState(false);
  useEffect(() => whenSlow(() => setSlow(true)), []);
  if (!slow) return null;
  return (
    <p role="status" className={styles["sign"]}>
      <Spinner />
      {words.loading}
    </p>
  );
}
