import { BODY_LIMIT, type Endpoint } from "#contract/endpoint.ts";
import * as limits from "#domain/limits.ts";
import { refuse, type Ruled } from "#domain/refusal.ts";
import type { Deps } from "../deps.ts";
import { credentialsOf } from "../sessions/credentials.ts";
import { readActor } from "../sessions/session-store.ts";
import { foreignOrigin, jsonText } from "./request.ts";

export class Bodies {
  readonly #endpoint: Endpoint;
  #reading = 0;

  constructor(endpoint: Endpoint) {
    this.#endpoint = endpoint;
  }

  async textOf(deps: Deps, request: Request): Promise<Ruled<string>> {
    const { method, bodyLimit } = this.#endpoint;
    if (method === "GET") return "";
    if (foreignOrigin(request.headers, deps.config.publicUrl.origin))
      return refuse("request.foreign-origin");
    return bodyLimit > BODY_LIMIT ? this.#large(deps, request) : jsonText(request, bodyLimit);
  }

  // Strangers must not fill memory before they are refused, nor users too much (threats T84).
  async #large(deps: Deps, request: Request): Promise<Ruled<string>> {
    const credentials = credentialsOf(request.headers, deps.config.https);
    if ((await readActor(deps.db, credentials, deps.clock())) === null)
      return refuse("session.missing");
    if (this.#reading >= limits.largeBodiesAtOnce) return refuse("request.rate");
    this.#reading += 1;
    try {
      return await jsonText(request, this.#endpoint.bodyLimit);
    } finally {
      this.#reading -= 1;
    }
  }
}
