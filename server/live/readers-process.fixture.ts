import { connect } from "node:net";
import type { Asked, Heard, Told } from "./readers.fixture.ts";

// A process of readers, as tabs read: they come back where they were when they are told to, and after a cut.

const EVENT = /event: (\w+)\nid: (\S+)\ndata: (\{.*\})\n\n/g;
const AFTER_CUT_MS = 200;

const readers: Heard[] = [];

function tell(told: Told): void {
  process.send?.(told);
}

function hear(heard: Heard, event: string, data: string): void {
  if (event === "reset") heard.resets += 1;
  if (event === "again") heard.returns += 1;
  if (event !== "change") return;
  const { rev } = JSON.parse(data) as { rev: number };
  heard.whole &&= rev === heard.newest + 1;
  heard.newest = rev;
}

/** Reads one person's stream until the process ends. `begun` is called when it is one. */
function read(asked: Asked, cookie: string, heard: Heard, begun: () => void): void {
  const { host, port, path } = asked;
  let position = asked.since;
  const begin = (): void => {
    let rest = "";
    const ask = (): void => {
      socket.write(
        `GET ${path}?since=${position} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`,
      );
    };
    const socket = connect(port, host, ask).setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      // On a busy machine it may have been refused.
      if (chunk.includes("text/event-stream")) begun();
      rest += chunk;
      for (const [, event = "", id = "", data = ""] of rest.matchAll(EVENT)) {
        position = id;
        hear(heard, event, data);
        if (event === "again") ask();
      }
      rest = rest.slice(Math.max(0, rest.lastIndexOf("\n\n")));
    });
    socket.on("error", () => {});
    socket.on("close", () => setTimeout(begin, AFTER_CUT_MS));
  };
  begin();
}

function readAll(asked: Asked): void {
  const begun = new Set<Heard>();
  for (const cookie of asked.cookies) {
    const heard: Heard = { newest: 0, whole: true, resets: 0, returns: 0 };
    readers.push(heard);
    read(asked, cookie, heard, () => {
      if (begun.size === asked.cookies.length) return;
      begun.add(heard);
      if (begun.size === asked.cookies.length) tell({ begun: begun.size });
    });
  }
}

process.on("message", (asked: Asked | "told") => {
  if (asked === "told") tell({ readers });
  else readAll(asked);
});
process.on("disconnect", () => process.exit());
