import { useRouter } from "wouter";

/** Not decoded: the router's `useSearch` would be decoded twice, so `%26` would become `&`. */
export function useAddressSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}
