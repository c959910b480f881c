import { liveStream, type LiveChange } from "#contract/live.ts";
import { endpointPath } from "./api.ts";
import { reportUnreachable } from "./send.ts";

export interface LiveReader {
  readonly change: (change: LiveChange) => void;
  /** Everything may be stale. */
  readonly reset: () => void;
  readonly ended: () => void;
  /** After a refused stream: true if the session is still open. */
  readonly mayReturn: () => Promise<boolean>;
}

const CHECK_MS = 60_000;
/** The server ends streams within a minute: an older one is a dead connection. */
const OLDEST_MS = 60_000;

interface Tab {
  readonly person: string;
  readonly reader: LiveReader;
  /** Last event id. */
  position: string;
  source: EventSource | null;
  /** ms since 1970. */
  openedAt: number;
  /** Since the stream last opened. */
  failures: number;
  retry: ReturnType<typeof setTimeout> | undefined;
  /** Last time everything was fresh; ms since 1970. */
  checkedAt: number;
  over: boolean;
}

/** A hidden tab closes its stream: browsers limit connections per server. */
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

// A notice between two server processes may have been lost.
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
    endpointPath(liveStream, { query: { since: tab.position, person: tab.person } }),
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
    // The server ends the stream next, so the connection is reused.
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

// Reconnect by hand: the browser gives up after one refusal by a restarting server.
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

/** 0.5 to 5 s, jittered so that tabs do not reconnect together. */
export function pauseBefore(failures: number, random: number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return ceiling / 2 + (ceiling / 2) * random;
}
