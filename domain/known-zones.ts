/** The runtime's zones by name, with those that it may not list. */
export function knownZones(own: readonly string[]): string[] {
  const { supportedValuesOf }: Partial<typeof Intl> = Intl;
  return [...new Set([...(supportedValuesOf?.("timeZone") ?? []), ...own])].toSorted();
}
