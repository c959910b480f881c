/** That of package.json, which the build puts in. */
export const version = process.env["CAIRN_VERSION"] ?? "not built";
