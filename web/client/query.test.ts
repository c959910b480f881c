import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { ApiError } from "./api.ts";
import { FunctionError } from "./functions-client.ts";
import { keyOf, makeQueryClient, readAgain } from "./query.ts";

const page = { goals: [], next: null, today: null, summary: null };

test("a document's data is there at once and does not age", async () => {
  const client = makeQueryClient({
    data: { readDashboard: page },
    at: 1_000,
    onSessionLost: vi.fn(),
  });
  const read = vi.fn(async () => ({ goals: [], next: "later" }));
  expect(await client.fetchQuery({ queryKey: keyOf("readDashboard"), queryFn: read })).toBe(page);
  expect(read).not.toHaveBeenCalled();
  await client.invalidateQueries();
  expect(await client.fetchQuery({ queryKey: keyOf("readDashboard"), queryFn: read })).toEqual({
    goals: [],
    next: "later",
  });
});

test("reads with different parameters are different reads", () => {
  expect(keyOf("readGoal", { goalId: "a" })).not.toEqual(keyOf("readGoal", { goalId: "b" }));
  expect(keyOf("readDashboard")).toEqual(["readDashboard"]);
});

test.each([
  ["session.missing", 1],
  ["session.goal-not-saved", 1],
  ["not-found", 0],
  ["sign-in.invalid-token", 0],
] as const)("%s tells that the session is lost: %i time", async (code, times) => {
  const onSessionLost = vi.fn();
  const client = makeQueryClient({ data: {}, at: 0, onSessionLost });
  const refuse = async () => {
    throw new ApiError(code, 401);
  };
  await expect(
    client.fetchQuery({ queryKey: keyOf("listGoals"), queryFn: refuse }),
  ).rejects.toThrow(ApiError);
  expect(onSessionLost).toHaveBeenCalledTimes(times);
  const write = client.getMutationCache().build(client, { mutationFn: refuse });
  await expect(write.execute(undefined)).rejects.toThrow(ApiError);
  expect(onSessionLost).toHaveBeenCalledTimes(2 * times);
});

test("a function that was refused for want of a session tells so too", async () => {
  const onSessionLost = vi.fn();
  const client = makeQueryClient({ data: {}, at: 0, onSessionLost });
  const refuse = async () => {
    throw new FunctionError("unauthenticated", "Error: Not logged in");
  };
  const write = client.getMutationCache().build(client, { mutationFn: refuse });
  await expect(write.execute(undefined)).rejects.toThrow(FunctionError);
  expect(onSessionLost).toHaveBeenCalledTimes(1);
});

test("a first read that left before a change is given up for a later one", async () => {
  const client = makeQueryClient({ data: {}, at: 0, onSessionLost: vi.fn() });
  const queryKey = keyOf("listGoals");
  const { promise, resolve } = Promise.withResolvers<string>();
  const queryFn = vi.fn<() => Promise<string>>();
  queryFn.mockReturnValueOnce(promise).mockResolvedValueOnce("after");
  const observer = new QueryObserver(client, { queryKey, queryFn });
  const shown: unknown[] = [];
  const stop = observer.subscribe(({ data }) => shown.push(data));
  const read = readAgain(client, queryKey);
  resolve("before");
  await read;
  await expect.poll(() => observer.getCurrentResult().data).toBe("after");
  expect(shown).not.toContain("before");
  stop();
});

test("only an unreachable server is asked again", async () => {
  vi.useFakeTimers();
  const client = makeQueryClient({ data: {}, at: 0, onSessionLost: vi.fn() });
  const read = vi.fn<() => Promise<string>>();
  read.mockRejectedValueOnce(new ApiError("server.unavailable", 503)).mockResolvedValueOnce("here");
  const retry = client.getDefaultOptions().queries?.retry;
  const fetched = client.fetchQuery({
    queryKey: keyOf("listGoals"),
    queryFn: read,
    ...(retry === undefined ? {} : { retry }),
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(await fetched).toBe("here");
  expect(typeof retry === "function" && retry(0, new ApiError("server.unavailable", 504))).toBe(
    false,
  );
  expect(typeof retry === "function" && retry(0, new ApiError("not-found", 404))).toBe(false);
  expect(typeof retry === "function" && retry(3, new ApiError("server.unavailable", 0))).toBe(
    false,
  );
  vi.useRealTimers();
});
