import type { Hono } from "hono";
import { html as markup } from "hono/html";
import { endpoints } from "#contract/endpoints.ts";
import { errors } from "#contract/errors.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { z } from "zod/mini";
import { sessionCookieName } from "#server/platform/sessions/credentials.ts";
import type { Deps } from "#server/platform/deps.ts";
import { html } from "./document.ts";
import { json } from "#server/platform/http/answer.ts";
import { openApi } from "./openapi.ts";

const STYLE_PATH = "/api/docs.css";

/** The look of the API's page, over the tokens of the product's own sheet. */
const style = `main{box-sizing:border-box;max-width:52rem;margin:0 auto;padding:var(--s-6) var(--s-4);overflow-wrap:anywhere}
section{margin-top:var(--s-6)}
h1{margin-bottom:var(--s-3)}
p,summary{margin-top:var(--s-2)}
summary{cursor:pointer;color:var(--soft)}
code,pre{font-size:var(--t-quiet)}
pre{padding:var(--s-4);overflow:auto;background:var(--raised);border-radius:var(--chip)}
table{width:100%;margin-top:var(--s-3);border-collapse:collapse;font-size:var(--t-quiet)}
th,td{padding:var(--s-2) var(--s-3) var(--s-2) 0;text-align:start;vertical-align:baseline;border-bottom:1px solid var(--line)}
`;

function shape(schema: z.ZodMiniType | null): string {
  if (schema === null) return "none";
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: "any" });
  return JSON.stringify(rest, null, 2);
}

function section(name: string, endpoint: Endpoint) {
  return markup`<section><h2 id="${name}">${name}</h2>
<p><strong>${endpoint.method} ${endpoint.path}</strong></p><p>${endpoint.summary}.</p>
<p>Right: <code>${endpoint.right}</code>${endpoint.keyed ? "; needs an Idempotency-Key header" : ""}</p>
<details><summary>Body</summary><pre tabindex="0">${shape(endpoint.input)}</pre></details>
<details><summary>Answer</summary><pre tabindex="0">${shape(endpoint.output)}</pre></details></section>`;
}

async function docsPage(css: string): Promise<string> {
  const sections = Object.entries(endpoints).map(([name, endpoint]) => section(name, endpoint));
  const refusals = Object.entries(errors).map(
    ([code, { status, text }]) =>
      markup`<tr><td><code>${code}</code></td><td>${status}</td><td>${text}</td></tr>`,
  );
  // The style sheet is the document's own and allowed by its hash, so it is not escaped.
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API · Cairn</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${css}</style><link rel="stylesheet" href="${STYLE_PATH}"></head>`;
  const body =
    await markup`<body><main><h1>API</h1><p>The same as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
${sections}<section><h2 id="refusals">Refusals</h2><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Text</th></tr></thead><tbody>${refusals}</tbody></table></section></main></body></html>`;
  return head + String(body);
}

/** Mounts the API document and the page that shows it to a reader. Both are made once, when first asked for. */
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
    page ??= docsPage(deps.assets.css);
    return html(context.req.raw, 200, await page, deps.assets.headers);
  });
}
