/** @typedef {Pick<import("rolldown").ModuleInfo, "isEntry" | "importers" | "dynamicImporters">} Info */

/**
 * The chunk of a module that the first script or two pages need: one file beside the entry, which a page may then
 * import. The entry waits for its page, so it stays alone. Together they compress better than apart.
 * @param {string} id
 * @param {{ getModuleInfo: (id: string) => Info | null }} modules
 * @returns {string | null}
 */
export function firstScript(id, modules) {
  if (modules.getModuleInfo(id)?.isEntry) return null;
  const waiting = [id];
  const seen = new Set(waiting);
  let pages = 0;
  // It grows while it is gone through.
  for (const each of waiting) {
    const info = modules.getModuleInfo(each);
    if (info?.isEntry) return "shared";
    if (info?.dynamicImporters.length) pages += 1;
    for (const importer of info?.importers ?? []) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      waiting.push(importer);
    }
  }
  return pages > 1 ? "shared" : null;
}
