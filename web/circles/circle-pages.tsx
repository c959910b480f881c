import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { ListedCircle } from "#contract/circles.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { useStore } from "#web/client/store.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { pair } from "#web/ui/scenes.ts";
import styles from "./circles.module.css";
import { CreateCircle, useHasNewCircle } from "./create-circle.tsx";
import { checkedInWords, runWords } from "./figures.ts";
import { circlePath, partingOf, useCircles } from "./use-circles.ts";
import { words } from "./circles.words.ts";

// One file for all, as the first script names each.
export { CirclePage } from "./circle-page.tsx";
export { JoinCirclePage } from "./join/join-circle-page.tsx";

// product 41.8
export function CirclesPage() {
  const { data, isError, refetch } = useCircles();
  const parting = useParting();
  return (
    <Page width="narrow">
      <h1 tabIndex={-1}>{words.title}</h1>
      {parting !== null && <Alert tone="green">{parting}</Alert>}
      {data === undefined ? (
        isError ? (
          <Failed onRetry={() => void refetch()}>{words.failed}</Failed>
        ) : (
          <Reading>{words.loading}</Reading>
        )
      ) : (
        <>
          <List circles={data.circles} />
          <Creation />
        </>
      )}
    </Page>
  );
}

function useParting(): string | null {
  const store = partingOf(useQueryClient());
  useEffect(() => () => store.write(null), [store]);
  return useStore(store);
}

function List({ circles }: { readonly circles: readonly ListedCircle[] }) {
  if (circles.length === 0)
    return (
      <EmptyState scene={pair} placed={7}>
        {words.none}
      </EmptyState>
    );
  return (
    <Stack as="ul">
      {circles.map((circle) => (
        <ListedRow key={circle.id} circle={circle} />
      ))}
    </Stack>
  );
}

function ListedRow({ circle }: { readonly circle: ListedCircle }) {
  const { id, name, asking, run } = circle;
  const titleId = `circle-${id}`;
  return (
    <Card as="li" aria-labelledby={titleId} className={styles["tight"]}>
      <h2 id={titleId}>
        <Link href={circlePath(id)} dir="auto" className={styles["tall"]}>
          {name}
        </Link>
      </h2>
      <p>{checkedInWords(circle)}</p>
      {asking.length > 0 && <p>{words.asking(asking.map(bidiIsolated).join(", "))}</p>}
      <p className={styles["soft"]}>{runWords(run)}</p>
    </Card>
  );
}

function Creation() {
  const hasDraft = useHasNewCircle();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The server does not know drafts.
  useEffect(() => {
    if (hasDraft) setOpen(true);
  }, [hasDraft]);
  if (open)
    return (
      <CreateCircle
        onCancel={() => {
          setOpen(false);
          // The button mounts after this update.
          setTimeout(() => button.current?.focus());
        }}
      />
    );
  return (
    <Row>
      <Button ref={button} look="primary" onClick={() => setOpen(true)}>
        {words.create}
      </Button>
    </Row>
  );
}
