import type { CustomFetch } from "openid-client";

/** Bytes. */
const ANSWER_LIMIT = 256 * 1024;

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > ANSWER_LIMIT) throw new RangeError("The answer is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reaches only these addresses and follows no redirects. */
export function guardedFetch(allowed: readonly string[], fetch: CustomFetch): CustomFetch {
  return async (url, options) => {
    if (!allowed.includes(url))
      throw new TypeError("An address that is not configured was asked for.");
    const { status, headers, body } = await fetch(url, { ...options, redirect: "manual" });
    return new Response(body === null ? null : await readBounded(body), { status, headers });
  };
}
