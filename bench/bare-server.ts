import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { DAY_MS } from "#domain/day.ts";
import { statements, stepAtOnce } from "./statements.ts";

// The baseline beside Cairn: the same statements by name and a pool of the same size,
// but no validation, policy, rules or security headers. The argument `at once` skips the reads before a step.

interface Row {
  readonly uid: string;
  readonly id: string | null;
  readonly current_number: number;
  readonly rev: number;
  readonly keyHash: string | null;
}

const [databaseUrl = "", writes = "in two"] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const streams = new Map<string, Set<ServerResponse>>();

const run = async <R extends object>(
  { name, sql }: { name: string; sql: string },
  values: unknown[],
): Promise<R[]> => (await pool.query<R>({ name, text: sql, values })).rows;

const dayBefore = (at: number, days: number): string =>
  new Date(at - days * DAY_MS).toISOString().slice(0, 10);

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

function sessionHash({ headers }: IncomingMessage): string {
  return hash(headers.cookie?.slice("cairn=".length) ?? "");
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

function answer(response: ServerResponse, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}

function publish(uid: string, id: string, rev: number): void {
  const text = `event: change\ndata: ${JSON.stringify({ entity: "goal", id, rev })}\n\n`;
  for (const stream of streams.get(uid) ?? []) stream.write(text);
}

async function recordStep(request: IncomingMessage, goalId: string): Promise<object> {
  const body = await textOf(request);
  const change = JSON.parse(body) as { kind: string };
  if (change.kind !== "step") throw new Error("only steps");
  const key = String(request.headers["idempotency-key"]);
  const session = sessionHash(request);
  if (writes === "at once") {
    const at = Date.now();
    const entryId = randomBytes(16).toString("base64url");
    const values = [session, at, goalId, key, hash(body), entryId, dayBefore(at, 0)];
    const [row] = await run<Row>(stepAtOnce, values);
    if (row === undefined) throw new Error("nothing to write");
    publish(row.uid, goalId, row.rev);
    return { goal: row };
  }
  for (;;) {
    const at = Date.now();
    const values = [session, at, goalId, key, dayBefore(at, 8)];
    const [row] = await run<Row>(statements.forWrite, values);
    if (row === undefined || row.id === null || row.keyHash !== null)
      throw new Error("nothing to write");
    const from = row.current_number;
    const to = from + 1;
    const day = dayBefore(at, 0);
    const entryId = randomBytes(16).toString("base64url");
    const written = await run<{ rev: number | null }>(statements.progress, [
      // In the order of the statement: what every write of a goal begins with, then the step itself.
      goalId,
      row.rev,
      at,
      row.uid,
      key,
      hash(body),
      to,
      null,
      null,
      entryId,
      JSON.stringify(from),
      JSON.stringify(to),
      day,
      "step",
      true,
      null,
      null,
    ]);
    const rev = written[0]?.rev ?? null;
    if (rev === null) continue;
    publish(row.uid, goalId, rev);
    return { goal: { ...row, current_number: to, rev } };
  }
}

async function openStream(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [user] = await run<{ uid: string }>(statements.session, [sessionHash(request), Date.now()]);
  const mine = streams.get(user?.uid ?? "") ?? new Set();
  streams.set(user?.uid ?? "", mine.add(response));
  response.on("close", () => mine.delete(response));
  response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n");
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? "";
  const read = (statement: { name: string; sql: string }) =>
    run(statement, [sessionHash(request), Date.now()]);
  if (path === "/api/session")
    return answer(response, { user: (await read(statements.session))[0] });
  if (path === "/api/dashboard") {
    const values = [sessionHash(request), Date.now(), dayBefore(Date.now(), 112)];
    const [row] = await run<{ goals: object[] }>(statements.dashboard, values);
    return answer(response, { ...row, goals: row?.goals.slice(0, 12) });
  }
  if (path === "/api/live") return openStream(request, response);
  return answer(response, await recordStep(request, path.split("/")[3] ?? ""));
}

const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : 0);
});
// Ends with its parent.
process.on("disconnect", () => process.exit());
