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
import { words } from "./milestone.words.ts";

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
    show(done ? words.copied : words.copyFailed, !done);
  }

  return (
    <>
      <TextField
        ref={field}
        label={words.address}
        hint={words.shows(milestoneWords(page), <WrittenDay day={page.day} />)}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <NewsAlert news={news} />
      <Row>
        <Button onClick={() => void copy()}>{words.copyAddress}</Button>
        <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
          {words.open}
        </a>
        <QuestionInPlace
          press={words.takeDown}
          label={words.takePageDown}
          confirm={words.takePageDown}
          act={takingDown}
          onDone={onTakenDown}
        >
          {words.takeDownSure}
        </QuestionInPlace>
      </Row>
    </>
  );
}
