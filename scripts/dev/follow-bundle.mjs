/**
 * Tells of each time that a bundle was made anew. A round that failed ends as every other does; what runs then is left as it is.
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
