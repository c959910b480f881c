import { login, openSession, startSignIn } from "#contract/account.ts";
import { network } from "#domain/network.ts";
import { ZONE } from "./world.ts";

/** In development mode. */
export interface SignedIn {
  readonly uid: string;
  /** The Cookie header. */
  readonly cookie: string;
}

/** Keeps cookies and follows no redirects. */
class Browser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      cookie: this.cookie,
      origin: this.#origin,
      ...(init.headers as Record<string, string>),
    };
    const answer = await fetch(new URL(path, this.#origin), {
      ...init,
      headers,
      redirect: "manual",
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  async call(path: string, body: object): Promise<unknown> {
    const headers = { "content-type": "application/json" };
    const answer = await this.send(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  #keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "" || /max-age=0\b/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

function locationOf(answer: Response): string {
  const location = answer.headers.get("location");
  if (location === null)
    throw new Error(`${answer.url} answered ${answer.status} instead of leading on.`);
  return location;
}

/** From the stand-in's address to the callback's, choosing a person on the way. */
async function throughStandIn(
  browser: Browser,
  authorizationUrl: string,
  person: string,
): Promise<URL> {
  let at = new URL(locationOf(await browser.send(authorizationUrl)), authorizationUrl);
  const body = new URLSearchParams({ person });
  let answer = await browser.send(at.href, { method: "POST", body });
  for (let hops = 0; hops < 5; hops += 1) {
    at = new URL(locationOf(answer), at);
    if (at.pathname === network.callbackPath) return at;
    answer = await browser.send(at.href);
  }
  throw new Error("The stand-in network does not lead back.");
}

/** Over HTTP; `person` is a subject of the demo people. */
export async function signIn(origin: string, person: string): Promise<SignedIn> {
  const browser = new Browser(origin);
  const begun = startSignIn.output.parse(await browser.call(startSignIn.path, {}));
  const callback = await throughStandIn(browser, begun.authorizationUrl, person);
  const code = callback.searchParams.get("code") ?? "";
  const { customToken } = login.output.parse(
    await browser.call(login.path, { code, state: begun.state }),
  );
  const exchange = { customToken, timeZone: ZONE };
  const { user } = openSession.output.parse(await browser.call(openSession.path, exchange));
  return { uid: user.uid, cookie: browser.cookie };
}
