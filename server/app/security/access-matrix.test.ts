import type { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { configOf } from "#server/platform/config/config.ts";
import { circleWithFormer } from "#server/circles/fixtures/circle-rows.fixture.ts";
import { setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openModeParts } from "../mode-parts.ts";
import { servedConfig } from "#server/platform/secret-key.ts";
import { ORIGIN, script, send, type Reply } from "../fixtures/test-app.fixture.ts";
import { createApp } from "../app.ts";
import type { Who } from "../fixtures/askers.fixture.ts";
import { rows, type World } from "../fixtures/endpoint-rows.fixture.ts";
import { changesNothing, names, presentedBy, sharedWorldOf } from "../fixtures/hostile.fixture.ts";
import {
  endpointRoutes,
  METRICS_TOKEN,
  nowhere,
  routeRows,
  screenRows,
  type Mode,
  type RouteRow,
} from "../fixtures/route-rows.fixture.ts";

// As `main` assembles it, in each mode.

const both = { PUBLIC_URL: ORIGIN, DATABASE_URL: "memory://", METRICS_TOKEN };
const modes = {
  development: { ...both, CAIRN_MODE: "development" },
  production: {
    ...both,
    CAIRN_MODE: "production",
    SECRET_KEY: "a secret key of this test, long enough",
    LINKEDIN_CLIENT_ID: "a client",
    LINKEDIN_CLIENT_SECRET: "a secret",
    SMTP_URL: "smtp://127.0.0.1:9?tls=off",
    MAIL_FROM: "cairn@example.org",
  },
} as const satisfies Record<Mode, object>;

async function appOf({ test: { deps } }: World, mode: Mode): Promise<Hono> {
  const config = servedConfig(configOf(modes[mode]));
  const parts = await openModeParts(config, Promise.resolve(deps.db), deps.log);
  const files = new Map([
    ["/assets/entry-abc.js", script],
    ["/favicon.svg", script],
  ]);
  const { providers, mail } = parts;
  const all = { ...deps, config, providers, mail, assets: { ...deps.assets, files } };
  return createApp(all, (more) => parts.mount(more, all)).app;
}

function routesOf(app: Hono): string[] {
  return [
    ...new Set(app.routes.map(({ method, path }) => `${method} ${path.replace(/^\/\*$/, "*")}`)),
  ];
}

const identities = Object.keys(nowhere) as Who[];
const isEvery = ([, row]: [string, RouteRow]) => row.development !== true;

function plainRoutes(mode: Mode): string[] {
  const rowed = Object.entries(routeRows).filter((one) => mode === "development" || isEvery(one));
  return rowed.map(([route]) => route);
}

describeWithDatabase("the access matrix", (open) => {
  const world = sharedWorldOf(open);

  it("has a row for every route of the server, and none besides", async () => {
    for (const mode of ["development", "production"] as const) {
      const known = [...endpointRoutes(mode), ...plainRoutes(mode)];
      expect(routesOf(await appOf(world(), mode)).toSorted(), mode).toEqual(known.toSorted());
    }
  });

  it("sees a route that somebody forgot", async () => {
    const app = await appOf(world(), "production");
    app.put("/api/forgotten", () => new Response());
    const known = new Set([...endpointRoutes("production"), ...plainRoutes("production")]);
    expect(routesOf(app).filter((route) => !known.has(route))).toEqual(["PUT /api/forgotten"]);
  });

  it.each(Object.entries(routeRows))("%s", async (route, row) => {
    const app = await appOf(world(), "development");
    const [method = ""] = route.replace("ALL", "PUT").split(" ");
    const ask = async (who: Who) => {
      for (const { path, headers, body } of await row.asked(world())) {
        const all = { ...presentedBy(world(), who), ...headers };
        const reply = await send(
          app,
          method,
          path,
          body ?? (method === "GET" ? undefined : {}),
          all,
        );
        expect([who, path, reply.status]).toEqual([who, path, row.answers[who]]);
      }
    };
    const askAll = async () => {
      for (const who of identities) await ask(who);
    };
    await (row.writes === true ? askAll() : changesNothing(world(), askAll));
  });

  it.each(screenRows)("$path", async ({ path, expected }) => {
    const app = await appOf(world(), "production");
    const goalId = await world().goal();
    // The other coach still coaches, whatever ran before.
    await setCoach(world().test, await world().goal(), world().people.otherCoach);
    const ids = {
      goalId,
      circleId: await circleWithFormer(world()),
      uid: world().people.owner.uid,
    };
    const address = Object.entries(ids).reduce(
      (of, [name, id]) => of.replace(`:${name}`, id),
      path,
    );
    const seen: Record<string, unknown> = {};
    await changesNothing(world(), async () => {
      for (const who of identities) {
        const reply = await send(app, "GET", address, undefined, presentedBy(world(), who));
        seen[who] = shownTo(reply);
      }
    });
    expect(seen).toEqual(expected);
  });

  describe("outside development mode", () => {
    const dead = Object.entries(routeRows).filter((one) => !isEvery(one));

    it.each(dead)("%s is an address that nobody has", async (route, row) => {
      const app = await appOf(world(), "production");
      const [method = ""] = route.split(" ");
      await changesNothing(world(), async () => {
        for (const who of identities)
          for (const { path, headers, body } of await row.asked(world())) {
            const all = { ...presentedBy(world(), who), ...headers };
            const reply = await send(app, method, path, body, all);
            expect([who, path, outcome(reply)]).toEqual([
              who,
              path,
              outcomeNowhere(method, path, who),
            ]);
          }
      });
    });

    it("seeding is refused to everybody, by whatever address, and changes nothing", async () => {
      const app = await appOf(world(), "production");
      const named = names.filter(
        (name) => /seed/i.test(name) || /seed/i.test(endpoints[name].path),
      );
      const guessed = ["/api/seed", "/api/seed/clear", "/api/seed-data", "/functions/seed"];
      const samples = await Promise.all(named.map((name) => rows[name].right(world())));
      const calls = [
        ...guessed.map((path) => ({ method: "POST", path, body: {} as unknown })),
        ...named.flatMap((name, index) => {
          const { method, path }: Endpoint = endpoints[name];
          return (samples[index] ?? []).map(({ body }) => ({ method, path, body: body ?? {} }));
        }),
      ];
      await changesNothing(world(), async () => {
        for (const who of identities)
          for (const { method, path, body } of calls) {
            const sent = method === "GET" ? undefined : body;
            const { status } = await send(app, method, path, sent, presentedBy(world(), who));
            expect([who, path, [403, 404].includes(status)]).toEqual([who, path, true]);
          }
      });
    });
  });
});

function outcome({ status, headers }: Reply): string {
  return headers.get("location") ?? String(status);
}

function shownTo({ status, headers }: Reply): string | null {
  if (status === 200) return "shown";
  if (status === 404) return "missing";
  // `returnTo` is the own address.
  return headers.get("location")?.replace(/^\/login\?.*$/, "/login") ?? null;
}

/** Unknown screens redirect; files and writes are 404. */
function outcomeNowhere(method: string, path: string, who: Who): string {
  return method === "GET" && !path.endsWith(".css") ? nowhere[who] : "404";
}
