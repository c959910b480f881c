// `npm run demo`: a public demo with sample people, in memory (product 39).

process.env["CAIRN_MODE"] = "demo";
await import("./start.mjs");
