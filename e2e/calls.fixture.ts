import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { KEY_HEADER, type Endpoint, type OutputOf } from "#contract/endpoint.ts";

/** Calls an endpoint without a screen, as whoever is signed in, under a key of its own, and gives what it answers. */
export async function called<E extends Endpoint>(
  request: APIRequestContext,
  { method, path }: E,
  data: object = {},
  params: Readonly<Record<string, string>> = {},
): Promise<OutputOf<E>> {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const headers = { [KEY_HEADER]: randomUUID() };
  // A browser reads once more where the server closes a kept connection.
  const how = method === "GET" ? { maxRetries: 1 } : { method, data, headers };
  const answer = await request.fetch(address, how);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as OutputOf<E>;
}
