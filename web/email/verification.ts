import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { FunctionError, callFunction } from "#web/client/functions-client.ts";

// product 15.3: what each stage reads as
export const verificationTexts = {
  verifying: "Verifying your email...",
  verified: "Email verified successfully! Redirecting to dashboard...",
  missing: "Invalid verification link",
  failed: errorText("email.verification-failed", formErrors),
} as const;

export type VerificationStage = keyof typeof verificationTexts;

/** Where each end of a verification leads, and after how many milliseconds (product 15.3). */
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

// React may run an effect twice: one attempt for one token.
let attempt: { readonly token: string; readonly stage: Promise<VerificationStage> } | null = null;

/** Verifies by the link's token. The call is a POST: a program that only fetches the link changes nothing. */
export function verifyOnce(token: string): Promise<VerificationStage> {
  if (attempt?.token !== token) attempt = { token, stage: verify(token) };
  return attempt.stage;
}
