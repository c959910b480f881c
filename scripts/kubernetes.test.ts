import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { StatefulSet } from "kubernetes-models/apps/v1/StatefulSet";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Service } from "kubernetes-models/v1/Service";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { configOf } from "#server/platform/config/config.ts";
import { root } from "./project-root.mjs";

// deploy/kubernetes by Kubernetes' own schemas, and what its parts say of one another. No cluster has run it.

const kinds = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Service, StatefulSet };
type Kind = keyof typeof kinds;
interface Manifest {
  readonly kind: Kind;
  readonly apiVersion: string;
}

const documentsOf = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(join(root, "deploy/kubernetes", file), "utf8")).map(
    (document) => document.toJS() as Manifest,
  );
/** The schemas check types; what is checked here is typed as those say. */
function found<Name extends Kind>(file: string, kind: Name): InstanceType<(typeof kinds)[Name]> {
  const manifest = documentsOf(file).find((one) => one.kind === kind);
  return manifest as unknown as InstanceType<(typeof kinds)[Name]>;
}

const files = ["base.yaml", "embedded.yaml", "postgres.yaml"];

/** The schemas let unknown fields pass, so that a slip of the pen is found by the names of all their fields. */
function fieldNames(): Set<string> {
  const folders = ["kubernetes-models", "@kubernetes-models/apimachinery"].map((name) =>
    join(root, "node_modules", name),
  );
  const names = new Set<string>();
  for (const folder of folders)
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (/^(apis\/meta\/)?(apps\/|policy\/|networking\.k8s\.io\/)?v1\/\w+\.d\.ts$/.test(path))
        for (const [, name = ""] of readFileSync(join(folder, path), "utf8").matchAll(
          /"(\w+)"\??:/g,
        ))
          names.add(name);
  return names;
}

/** Below these, names are ours. */
const free = new Set(["data", "labels", "matchLabels", "requests", "limits", "selector"]);

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(free.has(name) ? [] : fieldsOf(inner)),
  ]);
}

it.each(files)("%s is what Kubernetes' schemas say", (file) => {
  const known = fieldNames();
  expect(known.size).toBeGreaterThan(300);
  for (const manifest of documentsOf(file)) {
    const Model = kinds[manifest.kind];
    expect([Model.kind, Model.apiVersion]).toEqual([manifest.kind, manifest.apiVersion]);
    new Model(manifest as never).validate();
    expect(fieldsOf(manifest).filter((name) => !known.has(name))).toEqual([]);
  }
});

describe.each([
  ["embedded.yaml", "StatefulSet", 1],
  ["postgres.yaml", "Deployment", 2],
] as const)("%s", (file, kind, replicas) => {
  const { spec } = found(file, kind);
  const pod = spec?.template.spec;
  const [container] = pod?.containers ?? [];

  it(`is ${replicas} of a pod that the service finds by its labels and its port`, () => {
    const { selector, ports } = found("base.yaml", "Service").spec ?? {};
    expect(spec?.replicas).toBe(replicas);
    expect(spec?.template.metadata?.labels).toMatchObject(selector ?? {});
    expect(spec?.selector.matchLabels).toEqual(selector);
    expect(container?.ports).toEqual([{ name: ports?.[0]?.targetPort, containerPort: 3000 }]);
  });

  it("asks whether it lives, and whether it is ready", () => {
    const { startupProbe, livenessProbe, readinessProbe } = container ?? {};
    const asked = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet);
    const at = (path: string) => ({ path, port: "http" });
    expect(asked).toEqual([at("/healthz"), at("/healthz"), at("/readyz")]);
  });

  it("mounts what there is, and may write nowhere else", () => {
    const claims = spec && "volumeClaimTemplates" in spec ? (spec.volumeClaimTemplates ?? []) : [];
    const volumes: unknown[] = [
      ...(pod?.volumes ?? []).map(({ name }) => name),
      ...claims.map(({ metadata }) => metadata?.name),
    ];
    const mounts = container?.volumeMounts ?? [];
    expect(new Set(mounts.map(({ name }) => name))).toEqual(new Set(volumes));
    expect(mounts).toHaveLength(volumes.length);
    expect(mounts.map(({ mountPath }) => mountPath)).toEqual(
      expect.arrayContaining(["/data", "/tmp"]),
    );
    expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, fsGroup: 1000 });
  });
});

it("the embedded database is on the claim, not in the pod", () => {
  const claims = found("embedded.yaml", "StatefulSet").spec?.volumeClaimTemplates ?? [];
  expect(claims.map(({ metadata }) => metadata?.name)).toEqual(["data"]);
});

it("PostgreSQL's secrets are files, of settings that exist", () => {
  const [container] = found("postgres.yaml", "Deployment").spec?.template.spec?.containers ?? [];
  const env = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
  expect(Object.keys(env)).toEqual(["DATABASE_URL", "DATABASE_URL_FILE", "SECRET_KEY_FILE"]);
  // Without the files it says which it wants.
  const said = () => configOf({ CAIRN_MODE: "production", ...env });
  for (const name of ["database_url", "secret_key"])
    expect(said).toThrow(`the file '/run/secrets/cairn/${name}' can't be read`);
});

it("the settings are those of a server behind the ingress", () => {
  const { data = {} } = found("base.yaml", "ConfigMap");
  const [rule] = found("base.yaml", "Ingress").spec?.rules ?? [];
  expect(data["PUBLIC_URL"]).toBe(`https://${rule?.host}`);
  expect(Object.keys(data)).toEqual(["PUBLIC_URL", "TRUSTED_PROXY"]);
});
