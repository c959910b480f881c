import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSignIn } from "#contract/account.ts";
import { completeGoal, listGoals, readGoal, recordProgress } from "#contract/goals.ts";
import { KEY_PATTERN } from "#contract/endpoint.ts";
import { errors } from "#contract/errors.ts";
import { ApiError, endpointPath, call, newKey } from "./api.ts";

const fetched = vi.fn<typeof fetch>();
const params = { goalId: "AAAAAAAAAAAAAAAAAAAAAA" };
const key = "a-key-of-at-least-16";
const refused = (code: string, more: object = {}) => ({
  error: { code, message: `text of ${code}`, requestId: "r1", ...more },
});

function answer(status: number, body: unknown): Response {
  return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function headersSent(): object {
  return Object.fromEntries(new Headers(fetched.mock.calls.at(-1)![1]?.headers));
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const settled = promise.then(
    () => null,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  const error = await settled;
  if (error instanceof ApiError) return error;
  throw new Error("It should have been refused.", { cause: error });
}

test("fills the address in", () => {
  expect(endpointPath(readGoal, { params: { goalId: "a/b?" } })).toBe("/api/goals/a%2Fb%3F");
  expect(endpointPath(listGoals, { query: { after: "x&y" } })).toBe("/api/goals?after=x%26y");
  expect(endpointPath(listGoals, { query: { after: undefined } })).toBe("/api/goals");
});

test("sends a write as JSON with its key, and gives the answer", async () => {
  fetched.mockResolvedValueOnce(answer(200, { goal: { rev: 2 } }));
  const answered = await call(recordProgress, { params, input: { kind: "step" }, key });
  expect(answered.goal.rev).toBe(2);
  const [address, request] = fetched.mock.calls[0]!;
  expect(address).toBe(`/api/goals/${params.goalId}/progress`);
  expect(request).toMatchObject({ method: "POST", body: '{"kind":"step"}' });
  expect(headersSent()).toEqual({
    accept: "application/json",
    "cairn-language": "en",
    "content-type": "application/json",
    "idempotency-key": key,
  });
});

test("a read has neither body nor key", async () => {
  fetched.mockResolvedValueOnce(answer(200, { goals: [], next: null, today: null, summary: null }));
  await call(listGoals);
  expect(fetched.mock.calls[0]![1]).toMatchObject({ method: "GET", body: null });
  expect(headersSent()).toEqual({ accept: "application/json", "cairn-language": "en" });
});

test("a write without fields sends an empty object", async () => {
  fetched.mockResolvedValueOnce(answer(200, { goal: {} }));
  await call(completeGoal, { params, key });
  expect(fetched.mock.calls[0]![1]?.body).toBe("{}");
});

test("a refusal carries code, status, text, field and the fresh row", async () => {
  const goal = { id: params.goalId, rev: 7 };
  fetched.mockResolvedValueOnce(
    answer(409, { ...refused("progress.stale", { field: "value" }), goal }),
  );
  const error = await failure(
    call(recordProgress, { params, input: { kind: "set", value: 3, rev: 1 }, key }),
  );
  expect(error).toMatchObject({
    code: "progress.stale",
    status: 409,
    message: "text of progress.stale",
    field: "value",
    goal,
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("no answer is server.unavailable with status 0", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  const error = await failure(call(startSignIn));
  expect(error).toMatchObject({
    code: "server.unavailable",
    status: 0,
    message: errors["server.unavailable"].text(),
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("no answer in time is server.unavailable as of a gateway that waited in vain", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  fetched.mockRejectedValue(new DOMException("Late", "TimeoutError"));
  expect(await failure(call(listGoals))).toMatchObject({ code: "server.unavailable", status: 504 });
});

test("an answer that is cut off on its way is none", async () => {
  fetched.mockResolvedValueOnce(answer(200, '{"goals": ['));
  expect(await failure(call(listGoals))).toMatchObject({ code: "server.unavailable", status: 0 });
});

test.each([
  [502, "server.unavailable"],
  [503, "server.unavailable"],
  [504, "server.unavailable"],
  [500, "server.failed"],
  [404, "server.failed"],
])("a gateway's page with status %i is %s", async (status, code) => {
  fetched.mockResolvedValueOnce(answer(status, "<html>"));
  expect(await failure(call(listGoals))).toMatchObject({ code, status });
});

test("a keyed write is tried three times under one key", async () => {
  fetched
    .mockRejectedValueOnce(new TypeError())
    .mockResolvedValueOnce(answer(503, refused("server.unavailable")));
  fetched.mockResolvedValueOnce(answer(200, { goal: { rev: 5 } }));
  const written = call(completeGoal, { params, key });
  await vi.runAllTimersAsync();
  expect((await written).goal.rev).toBe(5);
  const keys = fetched.mock.calls.map(([, request]) =>
    new Headers(request?.headers).get("idempotency-key"),
  );
  expect(keys).toEqual([key, key, key]);
});

test("a keyed write gives up after the third try", async () => {
  fetched.mockRejectedValue(new TypeError());
  expect(await failure(call(completeGoal, { params, key }))).toMatchObject({
    code: "server.unavailable",
  });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test("who no longer wants the answer is not told that the server is down", async () => {
  const stopped = new AbortController();
  stopped.abort();
  fetched.mockRejectedValueOnce(stopped.signal.reason);
  await expect(call(listGoals, { signal: stopped.signal })).rejects.toBe(stopped.signal.reason);
});

test("new keys are fit and differ", () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(keys.every((made) => KEY_PATTERN.test(made) && made.length >= 22)).toBe(true);
  expect(new Set(keys).size).toBe(100);
});
