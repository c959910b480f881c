import { useRef, useState } from "react";
import type { MilestonePage } from "#contract/milestones.ts";
import { milestoneWords } from "#domain/milestone-page.ts";
import { Alert } from "#web/ui/alert.tsx";
import { buttonClass } from "#web/ui/button-look.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Row } from "#web/ui/layout.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { NewsAlert, useNews } from "../news.tsx";
import styles from "../sharing.module.css";
import { useFocusWhere } from "../withdrawal.tsx";
import { useMilestone } from "./use-milestone.ts";

interface Props {
  readonly goalId: string;
  readonly page: MilestonePage;
  readonly onTakenDown: () => void;
}

/** Where the page is, and the way to take it down. */
export function MadePage({ goalId, page, onTakenDown }: Props) {
  const { address } = page;
  const field = useRef<HTMLInputElement>(null);
  const { news, show } = useNews();

  async function copy(): Promise<void> {
    const done = await copyText(address);
    if (!done) field.current?.select();
    show(done ? "Address copied to clipboard!" : "Failed to copy address.", !done);
  }

  return (
    <>
      <TextField
        ref={field}
        label="Address of the page"
        hint={
          <>
            It shows: {milestoneWords(page)}, <WrittenDay day={page.day} />.
          </>
        }
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <NewsAlert news={news} />
      <Row>
        <Button onClick={() => void copy()}>Copy address</Button>
        <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
          Open the page
        </a>
        <TakingDown goalId={goalId} onTakenDown={onTakenDown} />
      </Row>
    </>
  );
}

/** Takes the page down, after asking once, in place. */
function TakingDown({ goalId, onTakenDown }: Omit<Props, "page">) {
  const [asking, setAsking] = useState(false);
  const { takingDown } = useMilestone(goalId);
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhere(button, asking);
  if (!asking)
    return (
      <Button ref={button} look="quiet" onClick={() => setAsking(true)}>
        Take it down
      </Button>
    );
  return (
    <div role="group" aria-label="Take the page down" className={styles["question"]}>
      <p>
        Take this page down? Its address leads nowhere from then on, and a page made later has
        another one. Previews that others have of it stay where they are.
      </p>
      {takingDown.error && <Alert>{takingDown.error.message}</Alert>}
      <Row>
        <Button
          look="danger"
          pending={takingDown.isPending}
          onClick={() => takingDown.mutate(undefined, { onSuccess: onTakenDown })}
        >
          Take the page down
        </Button>
        <Button ref={button} onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </Row>
    </div>
  );
}
