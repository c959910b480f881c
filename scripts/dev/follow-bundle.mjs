/**
 * A failed build ends like every other; it must not restart the server.
 * @param {{ on: (event: "event", listener: (event: import("rolldown").RolldownWatcherEvent) => void) => unknown }} watcher
 * @param {{ done: () => void, failed: (message: string) => void }} told
 */
export function followBundle(watcher, { done, failed }) {
  let isWhole = true;
  watcher.on("event", (event) => {
    if (event.code === "START") isWhole = true;
    if (event.code === "BUNDLE_END") void event.result.close();
    if (event.code === "END" && isWhole) done();
    if (event.code !== "ERROR") return;
    isWhole = false;
    failed(event.error.message);
  });
}
