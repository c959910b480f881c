import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { errors, type Provider } from "oidc-provider";
import type { NodeListener } from "./in-process.ts";
import { noticePage, peoplePage } from "./pages.ts";
import { standInPaths } from "./paths.ts";
import type { StandInPerson } from "./people.ts";

type People = () => Promise<readonly StandInPerson[]>;
type Choice = Parameters<Provider["interactionFinished"]>[2];

function choiceOf({ outcome, subject }: StandInPerson): Choice {
  if (outcome !== "refuses") return { login: { accountId: subject, remember: false } };
  // LinkedIn's error code.
  return { error: "user_cancelled_login", error_description: "The user cancelled the sign-in" };
}

function show(outgoing: ServerResponse, status: number, page: string): void {
  outgoing.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(page);
}

async function isWaiting(
  provider: Provider,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  try {
    await provider.interactionDetails(incoming, outgoing);
    return true;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
}

export function standInListener(provider: Provider, people: People, isDemo: boolean): NodeListener {
  const answer = provider.callback();
  return async (incoming, outgoing) => {
    if (incoming.url?.startsWith(`${standInPaths.people}/`) !== true)
      return answer(incoming, outgoing);
    const all = await people();
    if (!(await isWaiting(provider, incoming, outgoing)))
      return show(
        outgoing,
        400,
        await noticePage("it is over, or was begun before the server started"),
      );
    if (incoming.method !== "POST") return show(outgoing, 200, await peoplePage(all, isDemo));
    const subject = new URLSearchParams(await text(incoming)).get("person");
    const chosen = all.find((person) => person.subject === subject);
    if (chosen === undefined)
      return show(outgoing, 400, await noticePage("nobody of that name is known"));
    return provider.interactionFinished(incoming, outgoing, choiceOf(chosen));
  };
}
