import { describe, expect, it } from "vitest";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { errors } from "#contract/errors.ts";
import { needsSession, tokenMay, tokenScopes } from "#domain/policy.ts";
import { oneApp } from "./fixtures/one-app.fixture.ts";
import { ORIGIN, send } from "./fixtures/test-app.fixture.ts";
import { openApi } from "./openapi.ts";

const document = JSON.parse(JSON.stringify(openApi("cairn")));
const names = Object.keys(endpoints) as EndpointName[];

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: { name: string; in: string; required: boolean; schema: object }[];
  readonly requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  readonly responses: Record<string, { description: string; content: object }>;
  readonly security?: Record<string, string[]>[];
  readonly "x-token-scopes"?: string[];
}

function operationOf(endpoint: Endpoint): Operation {
  const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
  return document.paths[path][endpoint.method.toLowerCase()];
}

function references(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "$ref" && typeof part === "string" ? [part] : references(part),
  );
}

function resolved(reference: string): unknown {
  return reference
    .slice(2)
    .split("/")
    .reduce((at: Record<string, never>, name) => at[name] ?? {}, document);
}

describe("the OpenAPI document", () => {
  it("is of version 3.1, and has what that asks for", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: "Cairn", version: expect.any(String) });
    expect(Object.keys(document.paths).every((path) => path.startsWith("/"))).toBe(true);
    expect(document.components.securitySchemes).toEqual({
      cookie: { type: "apiKey", in: "cookie", name: "cairn" },
      bearer: { type: "http", scheme: "bearer" },
      token: expect.objectContaining({ type: "http", scheme: "bearer" }),
    });
  });

  it("resolves each of its references", () => {
    const all = references(document);
    expect(all.length).toBeGreaterThan(0);
    for (const reference of all) {
      expect(reference).toMatch(/^#\//);
      expect(Object.keys(resolved(reference) as object)).not.toEqual([]);
    }
  });

  it("says what each refusal is", () => {
    const codes = document.components.schemas.Refusal["x-codes"];
    expect(Object.keys(codes)).toEqual(Object.keys(errors));
    const { status, text } = errors["goal.closed"];
    expect(codes["goal.closed"]).toEqual({ status, text: text() });
  });

  it("has as many operations as there are endpoints", () => {
    const operations = Object.values<object>(document.paths).flatMap((path) => Object.keys(path));
    expect(operations).toHaveLength(names.length);
  });

  it.each(names)("describes %s", (name) => {
    const endpoint: Endpoint = endpoints[name];
    const operation = operationOf(endpoint);
    expect(operation.operationId).toBe(name);
    expect(operation.summary).not.toBe("");
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    const parameters = operation.parameters.filter((one) => one.in === "path");
    expect(parameters.map((one) => one.name)).toEqual(inPath);
    expect(parameters.every(({ required }) => required)).toBe(true);
    const headers = operation.parameters
      .filter((one) => one.in === "header")
      .map((one) => one.name);
    expect(headers).toEqual(endpoint.keyed ? ["idempotency-key"] : []);
    const body = operation.requestBody?.content["application/json"]?.schema;
    expect(Object.keys(body ?? {}).length > 0).toBe(endpoint.input !== null);
    expect(operation.security !== undefined).toBe(needsSession(endpoint.right));
    const scopes = tokenScopes.filter((scope) => tokenMay(scope, endpoint.right));
    expect(operation["x-token-scopes"] ?? []).toEqual(scopes);
    const byToken = (operation.security ?? []).flatMap((way) => way["token"] ?? []);
    expect(byToken).toEqual(scopes.slice(0, 1));
    expect(Object.keys(operation.responses).toSorted()).toEqual(["200", "default"]);
  });
});

describe("its pages", () => {
  const test = oneApp();

  it("are there for everybody", async () => {
    const json = await send(test().app, "GET", "/api/openapi.json");
    expect([json.status, json.body]).toEqual([200, document]);
    const page = await send(test().app, "GET", "/api/docs");
    expect(page.status).toBe(200);
    for (const name of names) expect(page.text).toContain(`<h3 id="${name}">${name}</h3>`);
    for (const code of Object.keys(errors)) expect(page.text).toContain(`<code>${code}</code>`);
  });

  it("escape what they show, and run nothing", async () => {
    const { text } = await send(test().app, "GET", "/api/docs");
    expect(text).not.toMatch(/<script|\son\w+=|style="/);
    // Quotation marks in refusals and schemas are escaped.
    expect(text).toContain("Invalid target date for &#39;Measurable&#39; field.");
    expect(text).toContain("&quot;additionalProperties&quot;: false");
    expect(text.match(/<main>/g)).toHaveLength(1);
  });

  it("lead from an index to each endpoint, group and part", async () => {
    const { text } = await send(test().app, "GET", "/api/docs");
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(links).toEqual(expect.arrayContaining([...names, "begin", "refusals"]));
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("show a line for a terminal of what a token may ask, at the public address", async () => {
    const { text } = await send(test().app, "GET", "/api/docs");
    const asked = names.filter((name) => tokenMay("log", endpoints[name].right));
    const calls = text.match(/<pre class="call">curl [^<]+<\/pre>/g) ?? [];
    expect(calls).toHaveLength(asked.length);
    expect(calls.filter((line) => !line.includes(`&quot;${ORIGIN}/api/`))).toEqual([]);
    expect(text.match(/Not by an access token\./g)).toHaveLength(names.length - asked.length);
  });
});
