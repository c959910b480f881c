import { useRef } from "react";
import type { Announcement } from "#contract/announcements.ts";
import { notSent, queuedPercent } from "#domain/announcement.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import admin from "../admin.module.css";
import { badgeOf } from "./announcement-words.ts";
import styles from "./announcements.module.css";
import { StopButton } from "./stop-button.tsx";
import { Moment } from "../moment.tsx";
import { words } from "./announcements.words.ts";

interface Props {
  readonly announcement: Announcement;
}

export function AnnouncementItem({ announcement }: Props) {
  const { type, subject, text, createdAt, authorName, state, stoppedAt } = announcement;
  const heading = useRef<HTMLHeadingElement>(null);
  const badge = badgeOf(announcement);
  return (
    <Card as="li">
      <Stack>
        <Stack gap="tight">
          <Row spread>
            <h3 ref={heading} tabIndex={-1} dir="auto">
              {subject}
            </h3>
            <Badge tone={badge.tone}>{badge.words}</Badge>
          </Row>
          <p className={admin["soft"]}>
            {words.types[type]}, <Moment at={createdAt} time />
            {authorName !== null && <span>{words.by(bidiIsolated(authorName))}</span>}
            {stoppedAt !== null && <span>{words.stoppedAt(<Moment at={stoppedAt} time />)}</span>}
          </p>
        </Stack>
        {state === "queueing" ? <Progress {...announcement} /> : <Figures {...announcement} />}
        <StopButton announcement={announcement} heading={heading} />
        <details>
          <summary>{words.readMessage}</summary>
          <p className={styles["plain"]}>{text}</p>
        </details>
      </Stack>
    </Card>
  );
}

function Progress(announcement: Announcement) {
  const notation = useNotation();
  const { subject, queued, recipients } = announcement;
  return (
    <Stack gap="tight">
      <Meter label={words.queueingOf(subject)} value={queuedPercent(announcement)} />
      <p className={admin["soft"]}>
        {words.queuedOf(numberInWords(queued, notation), numberInWords(recipients, notation))}
      </p>
    </Stack>
  );
}

function Figures(announcement: Announcement) {
  const { queued, sent, failed, pending, withdrawn, stoppedAt } = announcement;
  const notation = useNotation();
  const figures: [label: string, value: number][] = [
    [words.queued, queued],
    [words.sent, sent],
    [words.failed, failed],
    [words.pending, pending],
    stoppedAt === null ? [words.withdrawn, withdrawn] : [words.notSent, notSent(announcement)],
  ];
  return (
    <dl className={admin["figures"]}>
      {figures.map(([label, value]) => (
        <StatCard key={label} label={label}>
          {numberInWords(value, notation)}
        </StatCard>
      ))}
    </dl>
  );
}
