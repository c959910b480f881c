/** In the place of a screen that cannot be drawn. It needs no other component: any may have failed. */
export function FailedScreen() {
  return (
    <main id="main">
      <h1>Cairn</h1>
      <p role="alert">This screen could not be shown.</p>
      <p>
        {/* The present address, as a document of its own. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">Retry</a>
      </p>
    </main>
  );
}
