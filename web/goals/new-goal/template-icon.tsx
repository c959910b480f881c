import type { Template } from "#domain/template.ts";
import styles from "./template-chooser.module.css";

const drawings: Readonly<Record<Template["icon"], string>> = {
  certificate: "M6 6h20v15H6zM11 11h10M11 15h6M20 19a3 3 0 1 0 .1 0M18 23v5l2-1.5 2 1.5v-5",
  people:
    "M12 14a4 4 0 1 0-.1 0M4 26c0-5 3-8 8-8s8 3 8 8M21 13.5a3.4 3.4 0 1 0-2-6.4M23 18c3.2.8 5 3.5 5 7.5",
  sunrise: "M3 24h26M8 24a8 8 0 0 1 16 0M16 6v5M5.5 12.5l3 2.5M26.5 12.5l-3 2.5M11 28h10",
  book: "M16 9c-3-2.5-7-3-11-2.5v17c4-.5 8 0 11 2.5 3-2.5 7-3 11-2.5v-17c-4-.5-8 0-11 2.5zM16 9v17",
};

/** The drawing of a template. Decoration: its name stands beside it. */
export function TemplateIcon({ icon }: Pick<Template, "icon">) {
  return (
    <svg className={styles["icon"]} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d={drawings[icon]} />
    </svg>
  );
}
