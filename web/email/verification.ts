import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { FunctionError, callFunction } from "#web/client/functions-client.ts";
import { words } from "./email.words.ts";

// product 15.3
export const verificationTexts = {
  verifying: words.verifying,
  verified: words.verifyDone,
  missing: words.linkInvalid,
  failed: errorText("email.verification-failed", formErrors),
} as const;

export type VerificationStage = keyof typeof verificationTexts;

// product 15.3; milliseconds
export const nextAfter: Readonly<
  Record<Exclude<VerificationStage, "verifying">, { readonly path: string; readonly ms: number }>
> = {
  verified: { path: "/?emailVerified=true", ms: 2_000 },
  missing: { path: "/", ms: 3_000 },
  failed: { path: "/", ms: 5_000 },
};

async function verify(token: string): Promise<VerificationStage> {
  try {
    const answer = await callFunction("verifyEmail", { token });
    const { success = false } = answer as { success?: boolean };
    return success ? "verified" : "failed";
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    return "failed";
  }
}

// React may run an effect twice: one attempt per token.
let attempt: { readonly token: string; readonly stage: Promise<VerificationStage> } | null = null;

/** A POST, so that fetching the link changes nothing. */
export function verifyOnce(token: string): Promise<VerificationStage> {
  if (attempt?.token !== token) attempt = { token, stage: verify(token) };
  return attempt.stage;
}
