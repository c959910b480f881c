import { useState } from "react";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import type { UserPages } from "./user-pages.ts";
import { UserTable } from "./user-table.tsx";
import { words } from "./users.words.ts";

/** Browsers limit a page's height, and a row on a phone takes 200 pixels. */
const PART = 50_000;

interface Props extends Pick<Parameters<typeof UserTable>[0], "pending" | "onAct"> {
  readonly pages: UserPages;
}

export function UserParts({ pages: { users, next }, ...rest }: Props) {
  const [asked, setAsked] = useState(0);
  const parts = Math.ceil(users.length / PART);
  const part = Math.min(asked, parts - 1);
  const before = part * PART;
  const shown = parts === 1 ? users : users.slice(before, before + PART);
  const notation = useNotation();
  const shownNumber = (number: number) => numberInWords(number, notation);
  return (
    <>
      {parts > 1 && (
        <Row>
          <Button disabled={part === 0} onClick={() => setAsked(part - 1)}>
            {words.newer}
          </Button>
          <Button disabled={part === parts - 1} onClick={() => setAsked(part + 1)}>
            {words.older}
          </Button>
          <Status>
            {words.part(
              shownNumber(before + 1),
              shownNumber(before + shown.length),
              shownNumber(users.length),
            )}
          </Status>
        </Row>
      )}
      <UserTable
        key={part}
        users={shown}
        before={before}
        total={next === null ? users.length : null}
        {...rest}
      />
    </>
  );
}
