import { useId, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { Link } from "wouter";
import { errorText } from "#contract/shown-errors.ts";
import { personWeekPath } from "#contract/person-week.ts";
import * as limits from "#domain/limits.ts";
import type { WaitingPerson } from "#domain/needs-you.ts";
import { shownOnTrack, waitingRows } from "#domain/waiting-row.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { FoldedList } from "#web/ui/folded-list.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./needs-you.module.css";
import { ON_TRACK, usePresses, useReadNeeds, type NeedPresses } from "./use-needs-you.ts";
import { WaitingRow } from "./waiting-row.tsx";
import { words } from "../coaching.words.ts";

// product 26.3
export function NeedsYou() {
  const [all, setAll] = useState(false);
  const { data, error, refetch, isFetching } = useReadNeeds(all);
  if (data === undefined && error !== null)
    return (
      <Failed pending={isFetching} onRetry={() => void refetch()}>
        {errorText("server.unavailable")}
      </Failed>
    );
  if (data === undefined || data.goals === 0) return null;
  return <Waiting known={data.waiting} total={data.waits} onAll={setAll} />;
}

interface Props {
  readonly known: readonly WaitingPerson[];
  /** Including those not loaded. */
  readonly total: number;
  readonly onAll: (all: boolean) => void;
}

function Waiting({ known, total, onAll }: Props) {
  const titleId = useId();
  const section = useRef<HTMLDivElement>(null);
  const presses = usePresses(known);
  const { waiting, news } = presses;
  const left = useFocusLeft(section);
  const shown = waiting.reduce((count, { goals }) => count + goals.length, 0);
  const missing = total - known.reduce((count, { goals }) => count + goals.length, 0);
  const count = shown + missing;
  return (
    <Card as="section" ref={section} aria-labelledby={titleId} className={styles["needs"]}>
      <h2 id={titleId} tabIndex={-1} className={styles["title"]}>
        {words.needsYou(count > 0 && <span className={styles["count"]}>{count}</span>)}
      </h2>
      <Status>{news.kind === "done" && news.words}</Status>
      {count === 0 ? (
        <p>{words.nobodyWaits}</p>
      ) : (
        <FoldedList
          of={waiting.map((person) => ({ ...person, id: person.ownerId }))}
          total={waiting.length + missing}
          onAll={onAll}
        >
          {({ ownerId, ownerName, goals }) => (
            <div className={styles["person"]}>
              <h3 className={styles["name"]}>
                <Link href={personWeekPath(ownerId)}>
                  <bdi>{ownerName}</bdi>
                </Link>
              </h3>
              <ul className={styles["rows"]}>
                {waitingRows(goals).map(([goal, ...others]) =>
                  goal === undefined ? null : (
                    <WaitingRow
                      key={goal.goalId}
                      goal={goal}
                      others={others}
                      ownerName={ownerName}
                      presses={presses}
                      onLeaving={left}
                    />
                  ),
                )}
              </ul>
            </div>
          )}
        </FoldedList>
      )}
      <AcknowledgeOnTrack presses={presses} onLeaving={left} />
    </Card>
  );
}

interface AllProps {
  readonly presses: NeedPresses;
  readonly onLeaving: (press: string) => void;
}

function AcknowledgeOnTrack({ presses, onLeaving }: AllProps) {
  const { waiting, news } = presses;
  const shown = shownOnTrack(waiting).slice(0, limits.acknowledgedAtOnce);
  const press = () => {
    onLeaving(ON_TRACK);
    void presses.acknowledge(ON_TRACK, shown);
  };
  return (
    <>
      {news.kind === "failed" && news.press === ON_TRACK && <Alert>{news.words}</Alert>}
      {shown.length > 1 && (
        <Row>
          <Button data-press={ON_TRACK} onClick={press}>
            {words.acknowledgeOnTrack(shown.length)}
          </Button>
        </Row>
      )}
    </>
  );
}

/** To the same row's next button, else the next row's, else the heading. */
function useFocusLeft(section: RefObject<HTMLElement | null>) {
  const from = useRef<{ readonly press: string; readonly place: number } | null>(null);
  const pressesOf = (element: HTMLElement | null) => [
    ...(element?.querySelectorAll<HTMLElement>("[data-press]") ?? []),
  ];
  useLayoutEffect(() => {
    if (from.current === null) return;
    const { press, place } = from.current;
    from.current = null;
    const all = pressesOf(section.current);
    const own = all.find(({ dataset }) => dataset["press"] === press);
    const next = own ?? all[place] ?? all.at(-1);
    (next ?? section.current?.querySelector<HTMLElement>("h2"))?.focus();
  });
  return (press: string) => {
    const place = pressesOf(section.current).findIndex(({ dataset }) => dataset["press"] === press);
    from.current = { press, place };
  };
}
