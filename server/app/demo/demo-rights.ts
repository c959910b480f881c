import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";

/** What an admin or an operator reads. */
const notRead = /^(admin|announcement|webhook|seed)\./;
/** All other writes are refused, also those of endpoints to come: accounts, tokens, public pages, files. */
const written = /^(goal|plan|check-in|note|private-note|invitation|coaching|share)\./;
const writtenToo = new Set<Endpoint>([
  endpoints.startSignIn,
  endpoints.login,
  endpoints.openSession,
  endpoints.endSession,
  endpoints.changeTimeZone,
  endpoints.changeCheckInDay,
]);
const files = new Set<Endpoint>([endpoints.previewImport, endpoints.importLedger]);

/** product 39.3 */
export function isInDemo(endpoint: Endpoint): boolean {
  const { method, right } = endpoint;
  if (method === "GET") return !notRead.test(right);
  return writtenToo.has(endpoint) || (written.test(right) && !files.has(endpoint));
}
