import { callFunction, FunctionError } from "#web/client/functions-client.ts";

/** Throws if not sent, with `reached` if the server said so. */
export async function sendVerification(email: string, userId: string): Promise<void> {
  const answer = await callFunction("sendVerificationEmail", { email, userId });
  const sent = typeof answer === "object" && answer !== null && "success" in answer;
  if (!sent || answer.success !== true) throw new FunctionError("unknown", "It was not sent.");
}
