import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { inParts } from "./boundary.tsx";
import styles from "./news-area.module.css";

/** After the page, so its end can scroll clear. A celebration makes the others wait (product 2.17). */
export function NewsArea({ children }: { readonly children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => setBody(document.body), []);
  if (body === null) return null;
  return createPortal(
    <div className={styles["area"]}>
      <div className={styles["news"]}>{inParts(children, null)}</div>
    </div>,
    body,
  );
}
