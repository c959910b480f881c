import { LANGUAGE_HEADER, PERSON_HEADER } from "#contract/endpoint.ts";
import { pageLanguage } from "./words/page-language.ts";

/** Null for visitors. Never set on the server, which renders many people. */
let person: string | null = null;

/** Set by the late part that watches the connection. */
let doubt = () => {};

export function setPagePerson(uid: string | null): void {
  person = uid;
}

export function pagePerson(): string | null {
  return person;
}

export function onUnreachable(ask: () => void): void {
  doubt = ask;
}

export function reportUnreachable(): void {
  doubt();
}

/** Names the page's language and person: the cookie may belong to a later sign-in (product 21.10). */
export async function send(address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(LANGUAGE_HEADER, pageLanguage);
  if (person !== null) headers.set(PERSON_HEADER, person);
  try {
    return await fetch(address, { ...init, headers });
  } catch (error) {
    // An aborted request says nothing about the server.
    if (!(error instanceof Error && error.name === "AbortError")) doubt();
    throw error;
  }
}
