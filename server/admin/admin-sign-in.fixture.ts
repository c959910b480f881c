import { adminSignIn } from "#contract/admin.ts";
import { ADMIN_PASSWORD, ORIGIN, type TestApp } from "../test-app.fixture.ts";

/** What the spec says to an admin who does not get in (spec 8). */
export const TEXTS = {
  unknown: "No user found with this email address.",
  wrong: "Incorrect password.",
  invalid: "Invalid email address.",
  often: "Too many failed attempts. Please try again later.",
  failed: "Failed to log in. Please check your email and password.",
};

interface Told {
  readonly status: number;
  readonly text: string | undefined;
  readonly cookie: string;
}

/** Tries to sign in from a network address. */
export async function attempt(
  { app }: TestApp,
  email: string,
  password = ADMIN_PASSWORD,
  address = "192.0.2.1",
): Promise<Told> {
  const response = await app.request(
    `${ORIGIN}${adminSignIn.path}`,
    {
      method: "POST",
      headers: { "content-type": "application/json", origin: ORIGIN },
      body: JSON.stringify({ email, password }),
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
  const body = (await response.json()) as { error?: { message: string } };
  const cookie = response.headers.get("set-cookie") ?? "";
  return { status: response.status, text: body.error?.message, cookie };
}
