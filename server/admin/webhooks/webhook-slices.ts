import type { Hono } from "hono";
import type { OutputOf } from "#contract/endpoint.ts";
import {
  changeWebhookSecret,
  createWebhook,
  readWebhookDeliveries,
  readWebhooks,
  removeWebhook,
  sendDeliveryAgain,
  switchWebhook,
  testWebhook,
} from "#contract/webhooks.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { newWebhook } from "#domain/webhook.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { seal } from "#server/platform/sealed.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import {
  addTestDelivery,
  readDeliveries,
  sendAgain,
  turnOff,
} from "#server/platform/webhooks/delivery-store.ts";
import { isPrivateHost } from "#server/platform/webhooks/post.ts";
import { newWebhookSecret } from "#server/platform/webhooks/signature.ts";
import {
  deleteWebhook,
  hasWebhook,
  holdRoom,
  holdWebhook,
  insertWebhook,
  readAllWebhooks,
  replaceSecret,
  turnOn,
  type KeptWebhook,
} from "#server/platform/webhooks/webhook-store.ts";
import { sealedFor } from "#server/platform/webhooks/webhook-worker.ts";
import { asAdmin } from "../as-admin.ts";
import { auditWebhook, changeWebhook } from "./change-webhook.ts";

const HOUR = 3_600_000;

const list: Slice<typeof readWebhooks> = {
  endpoint: readWebhooks,
  act: async ({ deps, at }) => ({ webhooks: (await readAllWebhooks(deps.db, at)).map(shown) }),
};

function shown({ events, ...webhook }: KeptWebhook) {
  return { ...webhook, events: [...events] };
}

async function shownAgain(tx: Transaction, id: string, at: number) {
  const webhook = await holdWebhook(tx, id, at);
  return webhook === undefined ? refuse("not-found") : { webhook: shown(webhook) };
}

type CreateCall = Call<typeof createWebhook>;

async function make(
  tx: Transaction,
  { deps, at, input }: CreateCall,
  actor: Actor,
): Promise<Ruled<OutputOf<typeof createWebhook>>> {
  const { secretKey, webhookAddresses } = deps.config;
  const held = (await readAllWebhooks(tx, at)).length;
  const url = URL.parse(input.url.trim());
  const asked = newWebhook({ url, events: input.events }, held, webhookAddresses);
  if (isRefused(asked)) return asked;
  if (webhookAddresses === "refused" && isPrivateHost(asked.url))
    return refuse("webhook.url-private", "url");
  const [id, secret] = [deps.newId(), newWebhookSecret()];
  const kept = { id, url: asked.url.href, events: asked.events };
  await insertWebhook(tx, { ...kept, secret: seal(secretKey, sealedFor(id), secret) }, at);
  await auditWebhook(tx, actor, "webhook.create", kept, at);
  const made = await shownAgain(tx, id, at);
  return isRefused(made) ? made : { ...made, secret };
}

const create: Slice<typeof createWebhook> = {
  endpoint: createWebhook,
  act: (call, actor) =>
    asAdmin(call, actor, async (tx) => {
      await holdRoom(tx);
      return make(tx, call, actor);
    }),
};

const turn: Slice<typeof switchWebhook> = {
  endpoint: switchWebhook,
  act: (call, actor) => {
    const { at, input } = call;
    return changeWebhook(call, actor, {
      deed: ({ state }) => {
        if ((state === "on") === input.on) return null;
        return input.on ? "webhook.on" : "webhook.off";
      },
      write: async (tx, { id, state }) => {
        if (input.on && state !== "on") await turnOn(tx, id, at);
        if (!input.on) await turnOff(tx, id, "off", at);
        return shownAgain(tx, id, at);
      },
    });
  },
};

const secret: Slice<typeof changeWebhookSecret> = {
  endpoint: changeWebhookSecret,
  act: (call, actor) => {
    const { deps, at } = call;
    return changeWebhook(call, actor, {
      deed: () => "webhook.secret",
      write: async (tx, { id }) => {
        const made = newWebhookSecret();
        const sealed = seal(deps.config.secretKey, sealedFor(id), made);
        await replaceSecret(tx, id, sealed, at + limits.webhookSecretHours * HOUR);
        const changed = await shownAgain(tx, id, at);
        return isRefused(changed) ? changed : { ...changed, secret: made };
      },
    });
  },
};

const remove: Slice<typeof removeWebhook> = {
  endpoint: removeWebhook,
  act: (call, actor) =>
    changeWebhook(call, actor, {
      deed: () => "webhook.remove",
      write: async (tx, { id }) => {
        await deleteWebhook(tx, id);
        return {};
      },
    }),
};

const deliveries: Slice<typeof readWebhookDeliveries> = {
  endpoint: readWebhookDeliveries,
  act: async ({ deps, query }) => {
    const { webhookId } = query;
    if (!(await hasWebhook(deps.db, webhookId))) return refuse("not-found");
    const before = Number(query.before ?? Number.MAX_SAFE_INTEGER);
    const rows = await readDeliveries(deps.db, webhookId, before);
    const page = rows.slice(0, limits.webhookDeliveriesPage);
    const last = page.at(-1);
    const more = rows.length > limits.webhookDeliveriesPage && last !== undefined;
    return {
      deliveries: page.map((one) => ({
        ...one,
        dueAt: one.status === "waiting" ? one.dueAt : null,
      })),
      next: more ? String(last.number) : null,
    };
  },
};

const test: Slice<typeof testWebhook> = {
  endpoint: testWebhook,
  act: (call, actor) =>
    changeWebhook(call, actor, {
      deed: () => null,
      write: async (tx, { id: webhookId, state }) => {
        if (state !== "on") return refuse("webhook.off");
        await addTestDelivery(tx, { id: call.deps.newId(), webhookId, at: call.at });
        return {};
      },
    }),
};

const again: Slice<typeof sendDeliveryAgain> = {
  endpoint: sendDeliveryAgain,
  act: (call, actor) =>
    changeWebhook(call, actor, {
      deed: () => null,
      write: async (tx, { id, state }) => {
        if (state !== "on") return refuse("webhook.off");
        // A pending delivery is sent in any case.
        const { deliveryId } = call.input;
        return (await sendAgain(tx, id, deliveryId)) ? {} : refuse("not-found");
      },
    }),
};

export function mountWebhooks(app: Hono, deps: Deps): void {
  handle(app, deps, list);
  handle(app, deps, create);
  handle(app, deps, turn);
  handle(app, deps, secret);
  handle(app, deps, remove);
  handle(app, deps, deliveries);
  handle(app, deps, test);
  handle(app, deps, again);
}
