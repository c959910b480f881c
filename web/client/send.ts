import { PERSON_HEADER } from "#contract/endpoint.ts";

/** The id of the person whose screens this tab shows; null for a visitor's. Never set on the server, which renders many. */
let person: string | null = null;

/** From now on the calls of this tab are those of a page for `uid`. */
export function sendFor(uid: string | null): void {
  person = uid;
}

/**
 * The way of every call to the server: it says for whom its page was rendered. In one browser people take turns, and the
 * cookie is that of the last one (product 21.10).
 */
export function send(address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (person !== null) headers.set(PERSON_HEADER, person);
  return fetch(address, { ...init, headers });
}
