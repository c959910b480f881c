import type { EmailStats } from "#contract/email-stats.ts";
import { mailTypes } from "#domain/mail.ts";
import { words as mailWords } from "#domain/mail.words.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./email-analytics.module.css";
import { words } from "./email-analytics.words.ts";

export function MailTypeTable({ byType }: { readonly byType: EmailStats["byType"] }) {
  const notation = useNotation();
  return (
    <table className={styles["types"]}>
      <caption className="visually-hidden">{words.byType}</caption>
      <thead>
        <tr>
          <th scope="col">{words.type}</th>
          <th scope="col">{words.total}</th>
          <th scope="col">{words.sent}</th>
          <th scope="col">{words.failed}</th>
          <th scope="col">{words.pending}</th>
        </tr>
      </thead>
      <tbody>
        {mailTypes.map((type) => {
          const counts = byType[type];
          return (
            counts && (
              <tr key={type}>
                <th scope="row">
                  <svg viewBox="0 0 10 10" width="10" aria-hidden="true">
                    <rect className={styles[type]} width="10" height="10" rx="3" />
                  </svg>
                  {mailWords.types[type]}
                </th>
                {[counts.total, counts.sent, counts.failed, counts.pending].map((count, column) => (
                  // Columns have a fixed order.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={column}>{numberInWords(count, notation)}</td>
                ))}
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
