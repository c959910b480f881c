import { useRouter } from "wouter";

/**
 * The search of the present address as it stands there. The router's own `useSearch` decodes it, and read as
 * parameters it is then decoded twice: a text `%26` would come out as `&`.
 */
export function useAddressSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}
