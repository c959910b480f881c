import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import styles from "./announcements.module.css";
import type { PreviewedMail } from "./use-composing.ts";
import { words } from "./announcements.words.ts";

interface Props {
  readonly mail: PreviewedMail | null;
  readonly onClose: () => void;
}

export function MailPreview({ mail, onClose }: Props) {
  return (
    <Dialog open={mail !== null} onClose={onClose} title={words.preview}>
      {mail && (
        <>
          <p>{words.subjectIs(<strong dir="auto">{mail.subject}</strong>)}</p>
          <MailForms mail={mail} />
          <Row>
            <Button onClick={onClose}>{words.close}</Button>
          </Row>
        </>
      )}
    </Dialog>
  );
}

const forms = [
  { value: "html", label: words.html },
  { value: "text", label: words.plainText },
] as const;

interface FormsProps {
  readonly mail: PreviewedMail;
  /** Leaves room for a question in the same dialog. */
  readonly low?: boolean;
}

export function MailForms({ mail, low = false }: FormsProps) {
  const [form, setForm] = useState<(typeof forms)[number]["value"]>("html");
  return (
    <Tabs label={words.form} tabs={forms} selected={form} onSelect={setForm}>
      {form === "html" ? (
        // Sandboxed: no scripts, no links; the content policy allows only its style.
        <iframe
          className={classNames(styles["frame"], low && styles["low"])}
          title={words.htmlForm}
          sandbox=""
          srcDoc={mail.html}
        />
      ) : (
        <p className={styles["plain"]}>{mail.text}</p>
      )}
    </Tabs>
  );
}
