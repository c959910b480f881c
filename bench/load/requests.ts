import { randomBytes } from "node:crypto";
import type { Path } from "./tasks.ts";
import type { Person } from "../world.ts";

const STEP = '{"kind":"step"}';
const run = randomBytes(9).toString("base64url");
let writes = 0;

function read(path: string, port: number, cookie: string, accept: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${accept}\r\ncookie: ${cookie}\r\n\r\n`;
}

/** A step of +1 with a new key, as a browser sends it. */
export function stepOf(goalId: string, port: number, cookie: string): string {
  writes += 1;
  const head = [
    `POST /api/goals/${goalId}/progress HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `origin: http://127.0.0.1:${port}`,
    `cookie: ${cookie}`,
    "content-type: application/json",
    `content-length: ${STEP.length}`,
    `idempotency-key: ${run}-${String(writes).padStart(9, "0")}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${STEP}`;
}

export function streamOf(port: number, cookie: string): string {
  return `GET /api/live HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\ncookie: ${cookie}\r\n\r\n`;
}

/**
 * Endless, person after person, each time their next goal:
 * no two concurrent requests move the same goal or person.
 */
export function* requestsOf(
  path: Path,
  port: number,
  people: readonly Person[],
): Generator<string, never> {
  for (let round = 0; ; round += 1) {
    for (const { cookies, goals } of people) {
      if (path === "progress") yield stepOf(goals[round % goals.length] ?? "", port, cookies[0]);
      else if (path === "document")
        yield read("/", port, cookies[0], "accept-encoding: gzip, deflate, br");
      else yield read(`/api/${path}`, port, cookies[0], "accept: application/json");
    }
  }
}
