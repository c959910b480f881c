import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { root } from "../project-root.mjs";

// The service `cairn` of the compose files, so that tests run the image as they say. Strict: what is not read here is refused.

const part = z.strictObject({
  image: z.string().optional(),
  restart: z.string().optional(),
  depends_on: z.record(z.string(), z.unknown()).optional(),
  env_file: z
    .tuple([z.strictObject({ path: z.literal(".env"), required: z.literal(false) })])
    .optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.tuple([z.literal("ALL")]).optional(),
  security_opt: z.tuple([z.literal("no-new-privileges:true")]).optional(),
  stop_grace_period: z.templateLiteral([z.number(), "s"]).optional(),
});

export type Settings = Readonly<Record<string, string>>;

/** Of lines NAME=VALUE. */
export function settingsOf(lines: readonly string[]): Settings {
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s) as [string, string]));
}

export interface Service {
  readonly environment: Settings;
  readonly secrets: readonly string[];
  /** Address, port there, port in the container. */
  readonly published: readonly [string, number, number];
  /** By their place in the container. */
  readonly volumes: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly tmpfs: readonly string[];
  readonly dropsAll: boolean;
  readonly noNewPrivileges: boolean;
  readonly graceMs: number;
}

const alone = ["deploy/cairn.compose.yaml"];
export const withPostgres = [...alone, "deploy/cairn.postgres.compose.yaml"];

/** `${NAME:-default}` and `${NAME:?message}`. */
function interpolated(text: string, given: Settings): string {
  const found = /\$\{([A-Z_]+):([-?])([^}]*)\}/g;
  return text.replaceAll(found, (_all, name: string, kind: string, rest: string) => {
    const value = given[name] ?? "";
    if (value === "" && kind === "?") throw new Error(`${name}: ${rest}`);
    return value === "" ? rest : value;
  });
}

function partOf(file: string): z.output<typeof part> {
  const { services } = parse(readFileSync(join(root, file), "utf8")) as {
    services: { cairn: unknown };
  };
  return part.parse(services.cairn);
}

/** Later files over earlier ones, as compose merges them. */
export function serviceOf(given: Settings, files: readonly string[] = alone): Service {
  const parts = files.map(partOf);
  const texts = parts.flatMap(({ environment }) => Object.entries(environment));
  const all = <Name extends "ports" | "secrets" | "tmpfs" | "volumes">(name: Name) =>
    parts.flatMap((one) => one[name]);
  const [first] = parts;
  const [address = "", at, within] = (all("ports")[0] ?? "").split(":");
  return {
    environment: Object.fromEntries(
      texts.map(([name, text]) => [name, interpolated(String(text), given)]),
    ),
    secrets: all("secrets"),
    published: [address, Number(at), Number(within)],
    volumes: Object.fromEntries(
      all("volumes").map((line) => line.split(":").toReversed() as [string, string]),
    ),
    readOnly: first?.read_only === true,
    tmpfs: all("tmpfs"),
    dropsAll: first?.cap_drop !== undefined,
    noNewPrivileges: first?.security_opt !== undefined,
    graceMs: 1000 * Number.parseInt(first?.stop_grace_period ?? "10", 10),
  };
}
