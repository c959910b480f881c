import styles from "./loading-screen.module.css";
import { Logo } from "./logo.tsx";
import { Spinner } from "./spinner.tsx";

/** The whole window while the session is being found. */
export function LoadingScreen({ children }: { readonly children: string }) {
  return (
    <main className={styles["screen"]}>
      <h1>
        <Logo size="large" />
      </h1>
      <p role="status">{children}</p>
      <Spinner />
    </main>
  );
}
