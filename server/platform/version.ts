export const version = process.env["CAIRN_VERSION"] ?? "not built";
