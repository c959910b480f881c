import type { Hono } from "hono";
import { html as markup } from "hono/html";
import { KEY_HEADER, type Endpoint } from "#contract/endpoint.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { errors } from "#contract/errors.ts";
import { words as tokenWords } from "#domain/access-token.words.ts";
import * as limits from "#domain/limits.ts";
import { can, policy, tokenMay, tokenScopes, type Relation, type Right } from "#domain/policy.ts";
import { z } from "zod/mini";
import { sessionCookieName } from "#server/platform/sessions/credentials.ts";
import type { Deps } from "#server/platform/deps.ts";
import { beginLines, curlLine } from "./curl-lines.ts";
import { html } from "./document.ts";
import { endpointGroups, type EndpointGroup } from "./endpoint-groups.ts";
import { json } from "#server/platform/http/answer.ts";
import { openApi } from "./openapi.ts";

const STYLE_PATH = "/api/docs.css";

const style = `main{box-sizing:border-box;max-width:52rem;margin:0 auto;padding:var(--s-6) var(--s-4);overflow-wrap:anywhere}
section{margin-top:var(--s-6)}
h1{margin-bottom:var(--s-3)}
h3{font-size:var(--t-text)}
p,ol,pre,summary{margin-top:var(--s-2)}
ol{padding-inline-start:var(--s-5);list-style:decimal}
li{margin-top:var(--s-3)}
summary{cursor:pointer;color:var(--soft);padding-block:var(--s-2)}
code,pre{font-size:var(--t-quiet)}
pre{padding:var(--s-4);overflow:auto;background:var(--raised);border-radius:var(--chip)}
pre.call,pre.begin{white-space:pre-wrap}
nav ul{margin-top:var(--s-2);padding:0;columns:10rem;list-style:none}
nav li{margin:0}
nav ul a{display:block;padding-block:var(--s-2)}
table{width:100%;margin-top:var(--s-3);border-collapse:collapse;font-size:var(--t-quiet)}
th,td{padding:var(--s-2) var(--s-3) var(--s-2) 0;text-align:start;vertical-align:baseline;border-bottom:1px solid var(--line)}
`;

function shape(schema: z.ZodMiniType | null): string {
  if (schema === null) return "none";
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: "any" });
  return JSON.stringify(rest, null, 2);
}

const relationWords: Readonly<Record<Relation, string>> = {
  visitor: "everybody",
  self: "whoever is signed in",
  owner: "the goal's owner",
  coach: "the goal's coach",
  member: "the circle's members",
  organizer: "the circle's organizer",
  admin: "an admin",
};

function callersOf(right: Right): string {
  const relations: readonly Relation[] = can(right, ["visitor"]) ? ["visitor"] : policy[right];
  const scopes = tokenScopes.filter((scope) => tokenMay(scope, right));
  const byToken =
    scopes.length === 0
      ? "Not by an access token."
      : `By an access token: ${scopes.map((scope) => `“${tokenWords.scope[scope]}”`).join(" or ")}.`;
  return `Who may: ${relations.map((one) => relationWords[one]).join(" and ")}. ${byToken}`;
}

function section(name: EndpointName, endpoint: Endpoint, origin: string) {
  const line = tokenMay("log", endpoint.right) ? curlLine(name, origin) : null;
  return markup`<section><h3 id="${name}">${name}</h3>
<p><strong>${endpoint.method} ${endpoint.path}</strong></p><p>${endpoint.summary}.</p>
<p>${callersOf(endpoint.right)}</p>
<p>Right: <code>${endpoint.right}</code>${endpoint.keyed ? markup`; needs the header <code>${KEY_HEADER}</code>` : ""}</p>
${line === null ? "" : markup`<pre class="call">${line}</pre>`}
<details><summary>Body</summary><pre tabindex="0">${shape(endpoint.input)}</pre></details>
<details><summary>Answer</summary><pre tabindex="0">${shape(endpoint.output)}</pre></details></section>`;
}

function idOf({ title }: EndpointGroup): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

function index(groups: readonly EndpointGroup[]) {
  const parts = groups.map(
    (group) => markup`<li><a href="#${idOf(group)}">${group.title}</a></li>`,
  );
  return markup`<nav aria-label="Parts of this page"><ul><li><a href="#begin">Begin</a></li>
${parts}<li><a href="#refusals">Refusals</a></li></ul></nav>`;
}

function grouped(group: EndpointGroup, origin: string) {
  const links = group.members.map(([name]) => markup`<li><a href="#${name}">${name}</a></li>`);
  const sections = group.members.map(([name, endpoint]) => section(name, endpoint, origin));
  return markup`<section><h2 id="${idOf(group)}">${group.title}</h2>
<nav aria-label="${group.title}"><ul>${links}</ul></nav>${sections}</section>`;
}

function begin(origin: string) {
  const { token, read, goal, log } = beginLines(origin);
  const code = "token.not-allowed";
  const { status, text } = errors[code];
  const refusal = JSON.stringify({ error: { code, message: text() } });
  return markup`<section><h2 id="begin">Begin</h2><ol>
<li>Make an access token on <a href="/account">your account's page</a>, and give it to your terminal:<pre class="begin">${token}</pre></li>
<li>Read your goals:<pre class="begin">${read}</pre></li>
<li>Take the id of one, and log a step on it. The header <code>${KEY_HEADER}</code> carries a key of your own making, 16 to 64 letters, digits, <code>-</code> or <code>_</code>: sent again under the same key within ${limits.idempotencyDays} days, as after an answer that did not come, it counts once.<pre class="begin">${goal}</pre><pre class="begin">${log}</pre></li>
<li>What is refused is answered with a status from 400 on, a code to decide by and a text to show. This one, ${status}, is of a token that may not do what it asks:<pre class="begin">${refusal}</pre></li>
</ol><p>A token may ask ${limits.accessTokenRequestsPerMinute} times a minute. Instants are milliseconds since 1970, days are <code>YYYY-MM-DD</code> in your own zone. The lines of this page are for a POSIX shell, and take <code>$TOKEN</code>, <code>$GOAL</code> and <code>$ENTRY</code> from it.</p></section>`;
}

async function docsPage(css: string, origin: string): Promise<string> {
  const groups = endpointGroups();
  const refusals = Object.entries(errors).map(
    ([code, { status, text }]) =>
      markup`<tr><td><code>${code}</code></td><td>${status}</td><td>${text()}</td></tr>`,
  );
  // Not escaped: our own style sheet, allowed by its hash.
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API · Cairn</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${css}</style><link rel="stylesheet" href="${STYLE_PATH}"></head>`;
  const body =
    await markup`<body><main><h1>API</h1><p>What <a href="/">Cairn</a> answers, and to whom. The same as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
${index(groups)}${begin(origin)}${groups.map((group) => grouped(group, origin))}<section><h2 id="refusals">Refusals</h2><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Text</th></tr></thead><tbody>${refusals}</tbody></table></section></main></body></html>`;
  return head + String(body);
}

export function mountApiDocs(app: Hono, deps: Deps): void {
  let page: Promise<string> | null = null;
  let document: object | null = null;
  app.get("/api/openapi.json", () => {
    document ??= openApi(sessionCookieName(deps.config.https));
    return json(200, document, deps.assets.headers);
  });
  app.get(STYLE_PATH, () => {
    const headers = { ...deps.assets.headers, "cache-control": "no-store" };
    return new Response(style, {
      headers: { ...headers, "content-type": "text/css; charset=utf-8" },
    });
  });
  app.get("/api/docs", async (context) => {
    page ??= docsPage(deps.assets.css, deps.config.publicUrl.origin);
    return html(context.req.raw, 200, await page, deps.assets.headers);
  });
}
