import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callFunction, callLogin, FunctionError } from "./functions-client.ts";
import { setPagePerson } from "./send.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  // Files share the tab's session: an earlier one may have left its person.
  setPagePerson(null);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function answer(status: number, body: unknown): Response {
  // 499 is nobody's standard: a Response takes it all the same.
  return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  return error instanceof FunctionError ? error.code : "none";
}

function headersSent(): Headers {
  return new Headers(fetched.mock.calls[0]![1]?.headers);
}

test("posts the data and reads the result", async () => {
  fetched.mockResolvedValueOnce(answer(200, { result: { success: true } }));
  expect(await callFunction("verifyEmail", { token: "t" })).toEqual({ success: true });
  const [address, request] = fetched.mock.calls[0]!;
  expect(address).toBe("/functions/verifyEmail");
  expect(request).toMatchObject({ method: "POST", body: '{"data":{"token":"t"}}' });
  expect([...headersSent().keys()]).toEqual(["cairn-language", "content-type"]);
});

test("data comes before result; null is an answer, nothing is none", async () => {
  fetched.mockResolvedValueOnce(answer(200, { data: 1, result: 2 }));
  expect(await callFunction("f", null)).toBe(1);
  fetched.mockResolvedValueOnce(answer(200, { result: null }));
  expect(await callFunction("f", null)).toBe(null);
  fetched.mockResolvedValueOnce(answer(200, {}));
  expect(await codeOf(callFunction("f", null))).toBe("internal");
  fetched.mockResolvedValueOnce(answer(200, "not JSON"));
  expect(await codeOf(callFunction("f", null))).toBe("internal");
});

test("carries the bearer, messaging and app-check tokens that there are", async () => {
  fetched.mockResolvedValueOnce(answer(200, { result: 1 }));
  await callFunction("f", null, {
    origin: "https://goals.example",
    bearer: async () => "b",
    messagingToken: async () => "m",
    appCheckToken: async () => "c",
  });
  expect(fetched.mock.calls[0]![0]).toBe("https://goals.example/functions/f");
  expect(headersSent().get("authorization")).toBe("Bearer b");
  expect(headersSent().get("firebase-instance-id-token")).toBe("m");
  expect(headersSent().get("x-firebase-appcheck")).toBe("c");
  fetched.mockReset().mockResolvedValueOnce(answer(200, { result: 1 }));
  await callFunction("f", null, { bearer: async () => null });
  expect(headersSent().has("authorization")).toBe(false);
});

// product 21.3: the word of each status
test.each([
  [400, "invalid-argument"],
  [401, "unauthenticated"],
  [403, "permission-denied"],
  [404, "not-found"],
  [409, "aborted"],
  [429, "resource-exhausted"],
  [499, "cancelled"],
  [500, "internal"],
  [501, "unimplemented"],
  [503, "unavailable"],
  [504, "deadline-exceeded"],
  [418, "unknown"],
])("HTTP %i is %s", async (status, code) => {
  fetched.mockResolvedValueOnce(answer(status, "no JSON"));
  expect(await codeOf(callFunction("f", null))).toBe(code);
});

test("the body's own status and message win where the status is known", async () => {
  fetched.mockResolvedValueOnce(
    answer(500, { error: { status: "PERMISSION_DENIED", message: "No." } }),
  );
  await expect(callFunction("f", null)).rejects.toMatchObject({
    code: "permission-denied",
    message: "No.",
  });
  fetched.mockResolvedValueOnce(answer(404, { error: { status: "NO_SUCH_WORD" } }));
  expect(await codeOf(callFunction("f", null))).toBe("not-found");
  fetched.mockResolvedValueOnce(answer(200, { error: { status: "ABORTED" } }));
  expect(await codeOf(callFunction("f", null))).toBe("aborted");
});

test("no network is internal, no answer in time deadline-exceeded; an error says whether anybody answered", async () => {
  fetched.mockResolvedValueOnce(answer(500, "no JSON"));
  const answered = { code: "internal", reached: true };
  await expect(callFunction("f", null)).rejects.toMatchObject(answered);
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const lost = { code: "internal", reached: false };
  await expect(callFunction("f", null)).rejects.toMatchObject(lost);
  fetched.mockImplementationOnce(
    (_, request) =>
      new Promise((_resolve, reject) =>
        request?.signal?.addEventListener("abort", () => reject(request.signal?.reason)),
      ),
  );
  expect(await codeOf(callFunction("f", null, { timeoutMs: 5 }))).toBe("deadline-exceeded");
});

test("waits 70 seconds unless told otherwise", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  fetched.mockResolvedValueOnce(answer(200, { result: 1 }));
  await callFunction("f", null);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(70_000);
  timeout.mockRestore();
});

test("login speaks plain JSON", async () => {
  const body = { success: true, customToken: "x" };
  fetched.mockResolvedValueOnce(answer(200, body));
  expect(await callLogin("network", { code: "c", state: "s" })).toEqual({ body });
  expect(fetched.mock.calls[0]![0]).toBe("/functions/linkedinlogin");
  expect(fetched.mock.calls[0]![1]?.body).toBe('{"code":"c","state":"s"}');
  fetched.mockResolvedValueOnce(answer(200, body));
  await callLogin("organization", { code: "c", state: "s", iss: "i" });
  expect(fetched.mock.calls[1]![0]).toBe("/functions/organizationlogin");
  expect(fetched.mock.calls[1]![1]?.body).toBe('{"code":"c","state":"s","iss":"i"}');
  fetched.mockResolvedValueOnce(answer(200, body));
  await callLogin("organization-2", { code: "c", state: "s" });
  expect(fetched.mock.calls[2]![0]).toBe("/functions/organizationlogin");
  expect(fetched.mock.calls[2]![1]?.body).toBe('{"code":"c","state":"s","way":"organization-2"}');
});

test.each([
  [{ success: false, error: "Invalid state" }, "Invalid state"],
  [{ error: { deep: true } }, "Unknown error"],
  ["<html>", "Unknown error"],
])("a refused login gives its error field: %j", async (body, refused) => {
  fetched.mockResolvedValueOnce(answer(400, body));
  expect(await callLogin("network", { code: "c", state: "s" })).toEqual({ refused });
});
