import { liveStream, type LiveChange } from "#contract/live.ts";
import { addressOf } from "./api.ts";
import { reportUnreachable } from "./send.ts";

/** What a tab does with the events of its stream. */
export interface LiveReader {
  readonly change: (change: LiveChange) => void;
  /** Everything may be stale. */
  readonly reset: () => void;
  /** The session is over. */
  readonly ended: () => void;
  /** The server refused the stream: true where the session is still open and it is worth coming back. */
  readonly mayReturn: () => Promise<boolean>;
}

const CHECK_MS = 60_000;
/** The server ends every stream within a minute: one that is older is a connection that died without a word. */
const OLDEST_MS = 60_000;

/** What one open tab keeps of its stream. */
interface Tab {
  /** The id of the person whose screens it shows. */
  readonly person: string;
  readonly reader: LiveReader;
  /** The id of the last event that came. */
  position: string;
  source: EventSource | null;
  /** When the stream last opened, in ms since 1970. */
  openedAt: number;
  /** Pauses since the stream last opened. */
  failures: number;
  retry: ReturnType<typeof setTimeout> | undefined;
  /** When all was last known to be fresh, in ms since 1970. */
  checkedAt: number;
  over: boolean;
}

/**
 * Follows the server's events for a person, since a position. A hidden tab lets its stream go at once and catches up when shown:
 * browsers allow few connections to one server. Returns how to stop.
 */
export function followLive(person: string, position: string, reader: LiveReader): () => void {
  const tab: Tab = {
    person,
    reader,
    position,
    source: null,
    openedAt: 0,
    failures: 0,
    retry: undefined,
    checkedAt: Date.now(),
    over: false,
  };
  const shown = () => (document.hidden ? close(tab) : open(tab));
  const left = () => close(tab);
  const focused = () => check(tab, tab.checkedAt + CHECK_MS);
  const checks = setInterval(() => watch(tab), CHECK_MS);
  document.addEventListener("visibilitychange", shown);
  addEventListener("pagehide", left);
  addEventListener("focus", focused);
  shown();
  return () => {
    stop(tab);
    clearInterval(checks);
    document.removeEventListener("visibilitychange", shown);
    removeEventListener("pagehide", left);
    removeEventListener("focus", focused);
  };
}

function watch(tab: Tab) {
  if (tab.source?.readyState !== EventSource.OPEN) return check(tab, 0);
  if (Date.now() > tab.openedAt + OLDEST_MS) reopen(tab);
}

// In case a notice between two server processes was lost.
function check(tab: Tab, dueAt: number) {
  if (tab.over || document.hidden || Date.now() < dueAt) return;
  tab.checkedAt = Date.now();
  tab.reader.reset();
}

function close(tab: Tab) {
  clearTimeout(tab.retry);
  tab.source?.close();
  tab.source = null;
}

function stop(tab: Tab) {
  tab.over = true;
  close(tab);
}

function open(tab: Tab) {
  if (tab.over || tab.source !== null) return;
  clearTimeout(tab.retry);
  const source = new EventSource(
    addressOf(liveStream, { query: { since: tab.position, person: tab.person } }),
  );
  tab.source = source;
  let again = false;
  source.addEventListener("open", () => {
    tab.failures = 0;
    tab.openedAt = Date.now();
  });
  source.addEventListener("error", () => void (again ? reopen(tab) : comeBack(tab, source)));
  source.addEventListener("change", (event: MessageEvent<string>) => {
    keepPosition(tab, event);
    tab.reader.change(JSON.parse(event.data) as LiveChange);
  });
  source.addEventListener("reset", (event) => {
    keepPosition(tab, event);
    tab.checkedAt = Date.now();
    tab.reader.reset();
  });
  source.addEventListener("again", (event) => {
    keepPosition(tab, event);
    // The server ends the stream next; the connection is reused.
    again = true;
  });
  source.addEventListener("ended", () => {
    stop(tab);
    tab.reader.ended();
  });
}

function keepPosition(tab: Tab, event: MessageEvent) {
  if (event.lastEventId !== "") tab.position = event.lastEventId;
}

function reopen(tab: Tab) {
  close(tab);
  if (!document.hidden) open(tab);
}

// We return by ourselves, with the position: the browser gives up for good when a restarting server refuses it once.
async function comeBack(tab: Tab, source: EventSource) {
  const refused = source.readyState === EventSource.CLOSED;
  close(tab);
  reportUnreachable();
  const pause = pauseBefore(tab.failures++, Math.random());
  if (refused && !(await tab.reader.mayReturn())) return;
  if (tab.over || document.hidden || tab.source !== null) return;
  clearTimeout(tab.retry);
  tab.retry = setTimeout(() => open(tab), pause);
}

const FIRST_MS = 1_000;
const LONGEST_MS = 5_000;

/** The pause before attempt `failures` (from 0), 0.5 to 5 s; jittered, so that tabs do not all return at once. */
export function pauseBefore(failures: number, random: number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return ceiling / 2 + (ceiling / 2) * random;
}
