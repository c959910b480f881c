import type { ReactNode } from "react";
import styles from "./loading-screen.module.css";
import { Logo } from "./logo.tsx";
import { Spinner } from "./spinner.tsx";

interface Props {
  readonly children: string;
  readonly instead?: ReactNode;
}

export function LoadingScreen({ children, instead }: Props) {
  return (
    <main className={styles["screen"]}>
      <h1>
        <Logo size="large" />
      </h1>
      <p role="status">{children}</p>
      {instead ?? <Spinner />}
    </main>
  );
}
