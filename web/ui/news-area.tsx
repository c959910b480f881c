import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { inParts } from "./boundary.tsx";
import styles from "./news-area.module.css";

/**
 * News at the lower edge of the window, wherever the page is scrolled to; they scroll where half of the window is too low
 * for them. One that fails is left out. They stand after the page, whose end can be scrolled clear of them. While one is a celebration
 * (`data-celebration`), the others wait (product 2.17).
 */
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
