import { useRef, useState } from "react";
import type { CalendarFeed } from "#contract/calendar.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { copyText } from "#web/ui/copy-text.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { words } from "../account.words.ts";
import { useCalendarFeed, useFeedChange } from "./use-calendar-feed.ts";

const done = {
  make: words.addressMade,
  replace: words.addressReplaced,
  remove: words.addressRemoved,
} as const;

const questions = {
  replace: {
    title: words.replaceTitle,
    words: words.replaceWarning,
    submit: words.replace,
  },
  remove: {
    title: words.removeTitle,
    words: words.removeWarning,
    submit: words.remove,
  },
} as const;
type Question = keyof typeof questions;

// product 27.1
export function Calendar() {
  const { data, error, refetch } = useCalendarFeed();
  const [asked, setAsked] = useState<Question | null>(null);
  const [news, setNews] = useState("");
  const change = useFeedChange((what) => {
    setNews(done[what]);
    setAsked(null);
  });
  const ask = (question: Question) => {
    change.reset();
    setNews("");
    setAsked(question);
  };
  if (data === undefined)
    return error === null ? (
      <Reading>{words.loadingCalendar}</Reading>
    ) : (
      <Failed onRetry={() => void refetch()}>{error.message}</Failed>
    );
  return (
    <>
      {/* Mounted first: it returns focus before the opening button is removed. */}
      {asked !== null && (
        <FormDialog
          danger
          {...questions[asked]}
          pending={change.isPending}
          fault={change.error?.message}
          onClose={() => setAsked(null)}
          onSubmit={() => change.mutate(asked)}
        />
      )}
      {data.feed === null ? (
        <>
          {asked === null && change.error && <Alert>{change.error.message}</Alert>}
          <Row>
            <LeavingButton pending={change.isPending} onClick={() => change.mutate("make")}>
              {words.makeAddress}
            </LeavingButton>
          </Row>
        </>
      ) : (
        <Address feed={data.feed} onNews={setNews} onAsk={ask} />
      )}
      <Status tone="green">{news}</Status>
    </>
  );
}

interface AddressProps {
  readonly feed: CalendarFeed;
  readonly onNews: (news: string) => void;
  readonly onAsk: (question: Question) => void;
}

function Address({ feed: { address, lastReadAt }, onNews, onAsk }: AddressProps) {
  const field = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const now = useNow();

  async function copy(): Promise<void> {
    const copied = await copyText(address);
    if (!copied) field.current?.select();
    setFailed(!copied);
    onNews(copied ? words.addressCopied : "");
  }

  const read = lastReadAt === null ? words.neverRead : words.lastRead(timeAgo(lastReadAt, now.at));
  return (
    <>
      <TextField
        ref={field}
        label={words.address}
        hint={words.addressHint(read)}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      {failed && <Alert>{words.addressNotCopied}</Alert>}
      <Row>
        <Button onClick={() => void copy()}>{words.copyAddress}</Button>
        <Button onClick={() => onAsk("replace")}>{words.replaceAddress}</Button>
        <LeavingButton look="danger" onClick={() => onAsk("remove")}>
          {words.removeAddress}
        </LeavingButton>
      </Row>
    </>
  );
}
