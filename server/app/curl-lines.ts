import { KEY_HEADER, type Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { sampleRequests } from "#contract/sample-requests.ts";

/** A new key at each run of the line. */
const NEW_KEY = "try-$(date +%s)-$$";

/** `$GOAL` for `:goalId` */
function addressOf({ path }: Endpoint): string {
  return path.replace(/:(\w+)Id\b/g, (_, noun: string) => `$${noun.toUpperCase()}`);
}

export function curlLine(name: EndpointName, origin: string, key = NEW_KEY): string {
  const endpoint: Endpoint = endpoints[name];
  const { inputs = [{}] } = sampleRequests[name];
  const body = JSON.stringify(inputs[0]).replaceAll("'", String.raw`'\''`);
  const parts = [
    `curl -H "Authorization: Bearer $TOKEN"`,
    ...(endpoint.method === "GET" || endpoint.method === "POST" ? [] : [`-X ${endpoint.method}`]),
    ...(endpoint.keyed ? [`-H "${KEY_HEADER}: ${key}"`] : []),
    ...(endpoint.input === null ? [] : [`-H "content-type: application/json"`, `-d '${body}'`]),
    `"${origin}${addressOf(endpoint)}"`,
  ];
  return parts.join(" \\\n  ");
}

export function beginLines(origin: string): Record<"token" | "read" | "goal" | "log", string> {
  return {
    token: "TOKEN=cairn_...",
    read: curlLine("listGoals", origin),
    goal: "GOAL=...",
    log: `KEY=evening-$(date +%s)\n${curlLine("recordProgress", origin, "$KEY")}`,
  };
}
