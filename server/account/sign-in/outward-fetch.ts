import { lookup as lookUp } from "node:dns";
import { request as requestPlainly } from "node:http";
import { request as requestByTls, type RequestOptions } from "node:https";
import type { IncomingMessage } from "node:http";
import type { LookupFunction } from "node:net";
import { Readable } from "node:stream";
import type { CustomFetch, CustomFetchOptions } from "openid-client";
import {
  isReservedLiteral,
  lookedUpHost,
  publicOnly,
  ReservedAddress,
} from "#server/platform/http/public-address.ts";

export interface Outward {
  readonly lookup: LookupFunction;
  readonly request: typeof requestByTls;
}

const real: Outward = {
  lookup: lookUp,
  request: ((url: URL, options: RequestOptions, answered: (answer: IncomingMessage) => void) =>
    url.protocol === "http:"
      ? requestPlainly(url, options, answered)
      : requestByTls(url, options, answered)) as typeof requestByTls,
};

function bodyOf(answer: IncomingMessage, status: number): ReadableStream | null {
  if (![204, 205, 304].includes(status)) return Readable.toWeb(answer) as ReadableStream;
  answer.resume();
  return null;
}

function ask(
  outward: Outward,
  url: URL,
  { method, headers, body, signal }: CustomFetchOptions,
  lookup: LookupFunction,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, lookup, agent: false, ...(signal && { signal }) };
    const request = outward.request(url, options, (answer) => {
      const status = answer.statusCode ?? 500;
      const type = answer.headers["content-type"];
      resolve(
        new Response(bodyOf(answer, status), {
          status,
          headers: type === undefined ? {} : { "content-type": type },
        }),
      );
    });
    request.once("error", reject);
    // We send a form or nothing.
    request.end(body instanceof URLSearchParams ? body.toString() : undefined);
  });
}

/**
 * Follows no redirects. `trusted`, the operator's host, may be private.
 * Other hosts must resolve to public addresses, looked up once to prevent DNS rebinding.
 */
export function outwardFetch(trusted: string, outward: Outward = real): CustomFetch {
  return async (address, options) => {
    const url = new URL(address);
    if (url.hostname === trusted) return ask(outward, url, options, outward.lookup);
    if (isReservedLiteral(lookedUpHost(url))) throw new ReservedAddress();
    return ask(outward, url, options, publicOnly(outward.lookup));
  };
}
