import { PERSON_HEADER } from "#contract/endpoint.ts";

/** The id of the person whose screens this tab shows; null for a visitor's. Never set on the server, which renders many. */
let person: string | null = null;

/** What is to be done where the server does not answer: a late part of the screens asks whether it is there. */
let doubt = () => {};

/** From now on the calls of this tab are those of a page for `uid`. */
export function setPagePerson(uid: string | null): void {
  person = uid;
}

/** For whom the calls of this tab are. */
export function pagePerson(): string | null {
  return person;
}

export function onUnreachable(ask: () => void): void {
  doubt = ask;
}

/** The server may be out of reach. */
export function reportUnreachable(): void {
  doubt();
}

/**
 * The way of every call to the server: it says for whom its page was rendered. In one browser people take turns, and the
 * cookie is that of the last one (product 21.10).
 */
export async function send(address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (person !== null) headers.set(PERSON_HEADER, person);
  try {
    return await fetch(address, { ...init, headers });
  } catch (error) {
    // What is given up tells nothing.
    if (!(error instanceof Error && error.name === "AbortError")) doubt();
    throw error;
  }
}
