import type { login, openSession } from "#contract/account.ts";
import type { SessionUser } from "#contract/session.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { leadingOn, returnPath } from "#contract/return-path.ts";
import type { NamedProvider } from "#domain/named-providers.ts";
import { isCompleteProfile } from "#domain/profile.ts";
import type { LoginAnswer, LoginInput } from "#web/client/functions-client.ts";
import { words } from "./callback.words.ts";

export type CallbackRequest =
  | { readonly kind: "failed"; readonly text: string }
  | { readonly kind: "code"; readonly sent: LoginInput };

// product 13.6
interface MinimalAuth {
  readonly userId: string;
  readonly email: string | null;
  readonly message: string;
}

export interface SignedIn {
  readonly kind: "signed-in";
  readonly user: SessionUser;
  /** Null for a complete profile. */
  readonly minimal: MinimalAuth | null;
  readonly next: string;
}

export type SignInOutcome = { readonly kind: "failed"; readonly text: string } | SignedIn;

export interface SignInCalls {
  readonly login: (input: LoginInput) => Promise<LoginAnswer>;
  readonly open: (customToken: string) => Promise<OutputOf<typeof openSession>>;
}

// product 13.3, 31.2
export function callbackRequest(search: string, { way, name }: NamedProvider): CallbackRequest {
  const sent = new URLSearchParams(search);
  if (sent.has("error")) return { kind: "failed", text: words.notAuthorized(name) };
  const code = sent.get("code");
  if (!code) return { kind: "failed", text: words.codeMissing };
  const state = sent.get("state") ?? "";
  // The network function takes no `iss`, and its providers send any value.
  const iss = way === "network" ? null : sent.get("iss");
  return { kind: "code", sent: iss === null ? { code, state } : { code, state, iss } };
}

// product 13.5
export async function finishSignIn(
  request: CallbackRequest,
  calls: SignInCalls,
): Promise<SignInOutcome> {
  if (request.kind === "failed") return request;
  try {
    const answer = await calls.login(request.sent);
    if ("refused" in answer) return { kind: "failed", text: words.refused(answer.refused) };
    const login = loginOf(answer.body);
    if (login === null) return { kind: "failed", text: words.responseInvalid };
    const { user, returnTo } = await calls.open(login.customToken);
    return signedIn(login, user, returnTo);
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    return { kind: "failed", text: words.failed(message || words.unknownReason) };
  }
}

type Login = OutputOf<typeof login>;

function loginOf(body: unknown): Login | null {
  if (typeof body !== "object" || body === null) return null;
  const answer = body as Partial<Login>;
  return answer.success === true && typeof answer.customToken === "string"
    ? (answer as Login)
    : null;
}

/** No profile setup here: an invitation's token would stay in the address. */
const BEFORE_PROFILE = /^\/(coach-onboarding|circles\/join|account|profile-setup)(\?|$)/;

/** Where a sign-in leads on to (product 2.20). */
export function nextAfter(isComplete: boolean, returnTo: string | null): string {
  const back = returnPath(returnTo);
  const atOnce = isComplete || (back !== null && BEFORE_PROFILE.test(back));
  return atOnce ? (back ?? "/dashboard") : leadingOn("/profile-setup", back ?? "/");
}

function signedIn(login: Login, user: SessionUser, returnTo: string | null): SignedIn {
  const { userId, email, message } = login;
  const minimal = isCompleteProfile(login) ? null : { userId, email, message };
  return { kind: "signed-in", user, minimal, next: nextAfter(minimal === null, returnTo) };
}

export function keptNext(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("next" in state)) return null;
  return typeof state.next === "string" && isOwnPath(state.next) ? state.next : null;
}

// `//host` and `/\host` would leave the app.
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
