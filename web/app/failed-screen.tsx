/** Uses no other component: any of them may have failed. */
export function FailedScreen() {
  return (
    <main id="main">
      <h1>Cairn</h1>
      <p role="alert">This screen could not be shown.</p>
      <p>
        {/* Reloads the present address. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">Retry</a>
      </p>
    </main>
  );
}
