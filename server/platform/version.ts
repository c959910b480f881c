/** Set by the build, from package.json. */
export const version = process.env["CAIRN_VERSION"] ?? "not built";
