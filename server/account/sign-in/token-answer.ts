import type { CustomFetch } from "openid-client";
import type { OnQuirk } from "#server/platform/sign-in-network.ts";

// Cairn uses none of these; some providers send them malformed.
const unused = new Map<string, (value: unknown) => boolean>([
  ["refresh_token", (value) => typeof value === "string" && value !== ""],
  ["scope", (value) => typeof value === "string"],
  ["expires_in", (value) => /^\d+(?:\.\d+)?$/.test(String(value))],
]);

function shapeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return value === "" ? "empty" : typeof value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function usedOf(answer: Response, onQuirk: OnQuirk): Promise<Response> {
  const body = answer.ok ? parsed(await answer.clone().text()) : null;
  if (typeof body !== "object" || body === null || Array.isArray(body)) return answer;
  const members = Object.entries(body as Readonly<Record<string, unknown>>);
  for (const [field, value] of members)
    if (unused.get(field)?.(value) === false)
      onQuirk({ endpoint: "token", field, reason: shapeOf(value) });
  const used = Object.fromEntries(members.filter(([field]) => !unused.has(field)));
  const { status, headers } = answer;
  return new Response(JSON.stringify(used), { status, headers });
}

/** A code works once, so a retry reuses the first answer. */
export function tokensOnce(address: string, fetch: CustomFetch, onQuirk: OnQuirk): CustomFetch {
  let answer: Promise<Response> | undefined;
  return async (url, options) => {
    if (url !== address) return fetch(url, options);
    answer ??= fetch(url, options).then((response) => usedOf(response, onQuirk));
    return (await answer).clone();
  };
}
