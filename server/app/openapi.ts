import { z } from "zod/mini";
import { errors, errorBody } from "#contract/errors.ts";
import { KEY_HEADER, KEY_PATTERN, PERSON_HEADER, type Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { needsSession, tokenMay, tokenScopes, type Right } from "#domain/policy.ts";

type Json = Readonly<Record<string, unknown>>;

function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: "any" });
  return rest;
}

function parametersIn(place: "path" | "query", schema: z.ZodMiniType): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: of,
  }));
}

const keyParameter: Json = {
  name: KEY_HEADER,
  in: "header",
  required: true,
  description:
    "Made by the client for each write; a retry under the same key counts once, for seven days.",
  schema: { type: "string", pattern: KEY_PATTERN.source },
};

function jsonContent(schema: Json): Json {
  return { "application/json": { schema } };
}

/** A scope is named by its least right. */
function securityOf(right: Right): Json {
  if (!needsSession(right)) return {};
  const scopes = tokenScopes.filter((scope) => tokenMay(scope, right));
  const byToken = scopes.slice(0, 1).map((least) => ({ token: [least] }));
  return {
    security: [{ cookie: [] }, { bearer: [] }, ...byToken],
    ...(scopes.length > 0 ? { "x-token-scopes": scopes } : {}),
  };
}

function operation(name: string, endpoint: Endpoint): Json {
  const keyed = endpoint.keyed ? [keyParameter] : [];
  const stream = endpoint.path === endpoints.liveStream.path;
  return {
    operationId: name,
    summary: endpoint.summary,
    "x-right": endpoint.right,
    parameters: [
      ...parametersIn("path", endpoint.params),
      ...parametersIn("query", endpoint.query),
      ...keyed,
    ],
    ...(endpoint.input
      ? { requestBody: { required: true, content: jsonContent(schemaOf(endpoint.input)) } }
      : {}),
    ...securityOf(endpoint.right),
    responses: {
      200: {
        description: stream ? "The event stream" : "Done",
        content: stream
          ? { "text/event-stream": {} }
          : { [endpoint.media]: { schema: schemaOf(endpoint.output) } },
      },
      default: {
        description: "Refused",
        content: jsonContent({ $ref: "#/components/schemas/Refusal" }),
      },
    },
  };
}

function codes(): Json {
  const told = Object.entries(errors).map(([code, { status, text }]) => [
    code,
    { status, text: text() },
  ]);
  return Object.fromEntries(told) as Json;
}

export function openApi(cookieName: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Cairn",
      version: "1",
      description: `Instants are milliseconds since 1970; days are YYYY-MM-DD. A request may say by the header ${PERSON_HEADER} whose session it is meant for: with that of somebody else it is answered as a visitor's.`,
    },
    paths,
    components: {
      schemas: { Refusal: { ...schemaOf(errorBody), "x-codes": codes() } },
      securitySchemes: {
        cookie: { type: "apiKey", in: "cookie", name: cookieName },
        bearer: { type: "http", scheme: "bearer" },
        token: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "cairn_...",
          description:
            "A personal access token. What it may is its scope; an operation names the least that is enough, and x-token-scopes all.",
        },
      },
    },
  };
}
