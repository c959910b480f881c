import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import {
  changeWebhookSecret,
  createWebhook,
  readWebhookDeliveries,
  readWebhooks,
  removeWebhook,
  sendDeliveryAgain,
  switchWebhook,
  testWebhook,
  type Webhook,
} from "#contract/webhooks.ts";
import { call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";

const key = keyOf("readWebhooks");
const POLL_MS = 3_000;

export function useWebhooks() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readWebhooks, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Cancels a running read, which may be stale. */
function useListed() {
  const client = useQueryClient();
  return async (change: (webhooks: readonly Webhook[]) => Webhook[]) => {
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<OutputOf<typeof readWebhooks>>(
      key,
      (data) => data && { webhooks: change(data.webhooks) },
    );
  };
}

export interface MadeSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** The answer is never cached: it holds the secret. */
export function useMaking(onMade: (made: MadeSecret) => void) {
  const list = useListed();
  return useMutation({
    gcTime: 0,
    mutationFn: (input: InputOf<typeof createWebhook>) => call(createWebhook, { input }),
    onSuccess: (made) => {
      onMade(made);
      return list((webhooks) => [...webhooks, made.webhook]);
    },
  });
}

export function useWebhookActions(webhook: Webhook) {
  const input = { webhookId: webhook.id };
  const client = useQueryClient();
  const list = useListed();
  const put = (changed: Webhook) =>
    list((webhooks) => webhooks.map((one) => (one.id === changed.id ? changed : one)));
  const reread = () =>
    client.invalidateQueries({ queryKey: keyOf("readWebhookDeliveries", input) });
  return {
    turn: useMutation({
      mutationFn: (on: boolean) => call(switchWebhook, { input: { ...input, on } }),
      onSuccess: async ({ webhook: changed }) => {
        await put(changed);
        await reread();
      },
    }),
    renew: useMutation({
      gcTime: 0,
      mutationFn: () => call(changeWebhookSecret, { input }),
      onSuccess: ({ webhook: changed }) => put(changed),
    }),
    remove: useMutation({
      mutationFn: () => call(removeWebhook, { input }),
      onSuccess: () => list((webhooks) => webhooks.filter(({ id }) => id !== webhook.id)),
    }),
    test: useMutation({
      mutationFn: () => call(testWebhook, { input }),
      onSuccess: reread,
    }),
  };
}

export function useDeliveries(webhookId: string) {
  return useInfiniteQuery({
    queryKey: keyOf("readWebhookDeliveries", { webhookId }),
    queryFn: ({ pageParam, signal }) =>
      call(readWebhookDeliveries, {
        query: pageParam === null ? { webhookId } : { webhookId, before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const waits = state.data?.pages.some(({ deliveries }) =>
        deliveries.some(({ status }) => status === "waiting"),
      );
      return waits === true && POLL_MS;
    },
  });
}

export function useSendingAgain(webhookId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: string) =>
      call(sendDeliveryAgain, { input: { webhookId, deliveryId } }),
    onSuccess: () =>
      client.invalidateQueries({ queryKey: keyOf("readWebhookDeliveries", { webhookId }) }),
  });
}
