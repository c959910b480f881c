import type { Adapter, AdapterPayload } from "oidc-provider";

const MOST = 1_000;

interface Kept {
  readonly payload: AdapterPayload;
  readonly endsAt: number;
}

/** The oldest entries are evicted. */
export function memoryAdapter(clock: () => number): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  const find = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    return found !== undefined && found.endsAt > clock() ? found.payload : undefined;
  };
  const first = (
    model: string,
    fits: (payload: AdapterPayload) => boolean,
  ): AdapterPayload | undefined =>
    [...kept].find(([key, { payload }]) => key.startsWith(`${model}:`) && fits(payload))?.[1]
      .payload;
  return (model) => ({
    async upsert(id, payload, expiresIn = 3_600) {
      kept.set(`${model}:${id}`, { payload, endsAt: clock() + expiresIn * 1_000 });
      const oldest = kept.keys().next();
      if (kept.size > MOST && oldest.done === false) kept.delete(oldest.value);
    },
    find: async (id) => find(`${model}:${id}`),
    findByUid: async (uid) => first(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => first(model, (payload) => payload.userCode === code),
    async consume(id) {
      const payload = find(`${model}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(clock() / 1_000);
    },
    async destroy(id) {
      kept.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
