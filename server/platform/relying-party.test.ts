import { expect, test } from "vitest";
import { relyingParty } from "./relying-party.ts";

// product 38.1
test.each([
  ["https://cairn.example.org", "cairn.example.org"],
  ["https://cairn.example.org:8443", "cairn.example.org"],
  ["https://intranet", "intranet"],
  ["http://localhost:3000", "localhost"],
  ["http://cairn.example.org", undefined],
  ["http://127.0.0.1:3000", undefined],
  ["https://192.168.1.2", undefined],
  ["https://[2001:db8::1]", undefined],
])("%s is the party %s", (address, id) => {
  const url = new URL(address);
  expect(relyingParty(url)).toEqual(id === undefined ? null : { id, origin: url.origin });
});
