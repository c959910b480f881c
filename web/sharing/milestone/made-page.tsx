import { useRef } from "react";
import type { MilestonePage } from "#contract/milestones.ts";
import { milestoneWords } from "#domain/milestone-page.ts";
import { buttonClass } from "#web/ui/button-look.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Row } from "#web/ui/layout.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { NewsAlert, useNews } from "../news.tsx";
import { QuestionInPlace } from "../question-in-place.tsx";
import { useMilestone } from "./use-milestone.ts";

interface Props {
  readonly goalId: string;
  readonly page: MilestonePage;
  readonly onTakenDown: () => void;
}

export function MadePage({ goalId, page, onTakenDown }: Props) {
  const { address } = page;
  const field = useRef<HTMLInputElement>(null);
  const { news, show } = useNews();
  const { takingDown } = useMilestone(goalId);

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
        <QuestionInPlace
          press="Take it down"
          label="Take the page down"
          confirm="Take the page down"
          act={takingDown}
          onDone={onTakenDown}
        >
          Take this page down? Its address leads nowhere from then on, and a page made later has
          another one. Previews that others have of it stay where they are.
        </QuestionInPlace>
      </Row>
    </>
  );
}
