import { expect, it } from "vitest";
import { TrustedProxies, trustedProxiesOf } from "./trusted-proxies.ts";

/** The names of those that a list trusts; the entry that is none. */
function read(text: string): readonly string[] | string {
  const proxies = trustedProxiesOf(text);
  return proxies instanceof TrustedProxies ? proxies.names : proxies.wrong;
}

it.each([
  ["", []],
  ["10.0.0.9", ["10.0.0.9"]],
  ["10.0.0.9, 10.1.0.0/16,fd00::/64  fd00::1", ["10.0.0.9", "10.1.0.0/16", "fd00::/64", "fd00::1"]],
  ["::ffff:10.0.0.9", ["10.0.0.9"]],
  ["::ffff:10.1.0.0/112", ["10.1.0.0/16"]],
  ["10.0.0.9/32 fd00::9/128", ["10.0.0.9/32", "fd00::9/128"]],
  ["128.0.0.0/1", ["128.0.0.0/1"]],
])("the list '%s' is read", (text, names) => {
  expect(read(text)).toEqual(names);
});

it.each([
  ["proxy", "proxy"],
  ["10.0.0.9, proxy", "proxy"],
  ["10.0.0.9:80", "10.0.0.9:80"],
  ["10.0.0.0/33", "10.0.0.0/33"],
  ["fd00::/129", "fd00::/129"],
  ["10.0.0.0/", "10.0.0.0/"],
  ["10.0.0.0/8/8", "10.0.0.0/8/8"],
  // Everybody could say that they are somebody else.
  ["0.0.0.0/0", "0.0.0.0/0"],
  ["::ffff:0.0.0.0/96", "::ffff:0.0.0.0/96"],
  ["::ffff:10.0.0.0/8", "::ffff:10.0.0.0/8"],
])("'%s' is none, for its '%s'", (text, wrong) => {
  expect(read(text)).toBe(wrong);
});

it.each([
  ["10.0.0.9", "10.0.0.9", true],
  ["10.0.0.9", "10.0.0.8", false],
  ["10.1.0.0/16", "10.1.255.255", true],
  ["10.1.0.0/16", "10.2.0.0", false],
  ["::ffff:10.1.0.0/112", "10.1.2.3", true],
  ["fd00::/64", "fd00::ffff:1:2:3", true],
  ["fd00::/64", "fd00:0:0:1::", false],
  ["10.0.0.9, fd00::1", "fd00::1", true],
  ["", "127.0.0.1", false],
  ["10.0.0.0/8", "", false],
])("of '%s' %s is one: %s", (text, address, isOne) => {
  const proxies = trustedProxiesOf(text);
  expect(proxies instanceof TrustedProxies && proxies.has(address)).toBe(isOne);
});
