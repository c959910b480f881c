import type { ReactNode } from "react";
import { Failed } from "#web/ui/failed.tsx";
import { Reading } from "#web/ui/reading.tsx";
import styles from "./goal-parts.module.css";

interface Words {
  readonly reading: string;
  readonly failed: string;
}

interface Read<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface Props<T> extends Words {
  readonly title: string;
  readonly read: Read<T>;
  readonly children: (data: T) => ReactNode;
}

export function ReadPart<T>({ title, read, children, ...words }: Props<T>) {
  return (
    <section className={styles["part"]} aria-label={title}>
      <h3>{title}</h3>
      {read.data === undefined ? <Missing read={read} {...words} /> : children(read.data)}
    </section>
  );
}

function Missing({ read, reading, failed }: Words & { readonly read: Read<unknown> }) {
  if (!read.isError) return <Reading>{reading}</Reading>;
  return <Failed onRetry={() => void read.refetch()}>{failed}</Failed>;
}
