import { words } from "./app.words.ts";

/** Uses no other component: any of them may have failed. */
export function FailedScreen() {
  return (
    <main id="main">
      <h1>{words.failedTitle}</h1>
      <p role="alert">{words.failed}</p>
      <p>
        {/* Reloads the present address. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">{words.retry}</a>
      </p>
    </main>
  );
}
