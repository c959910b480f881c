import { login, organizationLogin } from "#contract/account.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import { callableStatuses } from "#contract/callable-statuses.ts";
import { errorText } from "#contract/shown-errors.ts";
import { send } from "./send.ts";
import { words } from "./client.words.ts";

/** `code` as in the callable protocol, such as `permission-denied`. */
export class FunctionError extends Error {
  readonly code: string;
  /** False without an answer. */
  readonly reached: boolean;

  constructor(code: string, message: string, reached = true) {
    super(message);
    this.name = "FunctionError";
    this.code = code;
    this.reached = reached;
  }
}

export interface FunctionCall {
  /** Empty for this server. */
  readonly origin?: string;
  readonly bearer?: () => Promise<string | null>;
  readonly messagingToken?: () => Promise<string | null>;
  readonly appCheckToken?: () => Promise<string | null>;
  readonly timeoutMs?: number;
}

export type LoginInput = InputOf<typeof organizationLogin>;
export type LoginAnswer = { readonly body: unknown } | { readonly refused: string };

// product 21.3
const TIMEOUT_MS = 70_000;
const statuses = new Set([...Object.values(callableStatuses), "UNKNOWN"]);

// product 21.3
export async function callFunction(
  name: string,
  data: unknown,
  options: FunctionCall = {},
): Promise<unknown> {
  const { status, body } = await post(`${options.origin ?? ""}/functions/${name}`, {
    headers: await headersOf(options),
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
  });
  const error = errorOf(status, body);
  if (error) throw error;
  const answer = member(body, "data") ?? member(body, "result");
  if (answer === undefined) throw new FunctionError("internal", "Response is missing data field.");
  return answer;
}

interface Answered {
  readonly status: number;
  /** Null if not JSON. */
  readonly body: unknown;
}

async function post(address: string, request: RequestInit): Promise<Answered> {
  try {
    const response = await send(address, { ...request, method: "POST" });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    const late = error instanceof DOMException && error.name === "TimeoutError";
    const code = late ? "deadline-exceeded" : "internal";
    throw new FunctionError(code, errorText("server.unavailable"), false);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function headersOf({
  bearer,
  messagingToken,
  appCheckToken,
}: FunctionCall): Promise<Headers> {
  const headers = new Headers({ "content-type": "application/json" });
  const [token, messaging, appCheck] = await Promise.all([
    bearer?.(),
    messagingToken?.(),
    appCheckToken?.(),
  ]);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (messaging) headers.set("Firebase-Instance-ID-Token", messaging);
  if (appCheck) headers.set("X-Firebase-AppCheck", appCheck);
  return headers;
}

// product 21.3: the body is more exact than the HTTP status
function errorOf(status: number, body: unknown): FunctionError | null {
  const said = member(body, "error") ?? null;
  if (isGood(status) && said === null) return null;
  const word = member(said, "status");
  const known =
    typeof word === "string" && statuses.has(word) ? word : (callableStatuses[status] ?? "UNKNOWN");
  const code = known.toLowerCase().replaceAll("_", "-");
  const message = member(said, "message");
  return new FunctionError(code, typeof message === "string" ? message : code);
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? new Map(Object.entries(value)).get(name)
    : undefined;
}

/** The answer is not validated (product 13.4). */
export async function callLogin(way: IdentityProvider, input: LoginInput): Promise<LoginAnswer> {
  // The unnumbered one is not named: a server of the release before refuses `way`.
  const numbered = way === "network" || way === "organization" ? {} : { way };
  const { status, body } = await post(way === "network" ? login.path : organizationLogin.path, {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...input, ...numbered }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (isGood(status)) return { body };
  const error = member(body, "error");
  return { refused: typeof error === "string" && error !== "" ? error : words.unknownError };
}
