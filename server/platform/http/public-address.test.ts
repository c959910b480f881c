import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

// Both ends of each range, and what lies beside it.
const ranges: readonly (readonly [name: string, first: string, last: string])[] = [
  ["this network", "0.0.0.0", "0.255.255.255"],
  ["private", "10.0.0.0", "10.255.255.255"],
  ["shared by providers", "100.64.0.0", "100.127.255.255"],
  ["loopback", "127.0.0.0", "127.255.255.255"],
  ["link-local, where clouds keep their keys", "169.254.0.0", "169.254.255.255"],
  ["private", "172.16.0.0", "172.31.255.255"],
  ["protocol assignments", "192.0.0.0", "192.0.0.255"],
  ["documents", "192.0.2.0", "192.0.2.255"],
  ["6to4 relays", "192.88.99.0", "192.88.99.255"],
  ["private", "192.168.0.0", "192.168.255.255"],
  ["benchmarks", "198.18.0.0", "198.19.255.255"],
  ["documents", "198.51.100.0", "198.51.100.255"],
  ["documents", "203.0.113.0", "203.0.113.255"],
  ["multicast", "224.0.0.0", "239.255.255.255"],
  ["reserved, broadcast", "240.0.0.0", "255.255.255.255"],
  ["unspecified, loopback", "::", "::1"],
  ["IPv4 within IPv6", "::ffff:0.0.0.0", "::ffff:255.255.255.255"],
  ["IPv4 within IPv6, also of what is open", "::ffff:93.184.215.14", "::ffff:5db8:d70e"],
  ["IPv4 within IPv6 of old", "::127.0.0.1", "::93.184.215.14"],
  ["NAT64", "64:ff9b::", "64:ff9b::ffff:ffff"],
  ["NAT64 of one's own", "64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"],
  ["discard", "100::", "100::ffff:ffff:ffff:ffff"],
  ["not given to anybody", "1fff::", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["Teredo and others", "2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["documents", "2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["6to4", "2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["6to4 of loopback", "2002:7f00:1::", "2002:7f00:1::1"],
  ["documents", "3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["not given to anybody", "4000::", "fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["unique-local", "fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["link-local", "fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["site-local", "fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["multicast", "ff00::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["with a zone", "fe80::1%eth0", "fe80::1%1"],
];

test.each(ranges)("%s, %s to %s, is no public address", (_name, first, last) => {
  expect([first, last].map(isPublicAddress)).toEqual([false, false]);
});

test.each([
  ["1.0.0.0", "9.255.255.255"],
  ["11.0.0.0", "100.63.255.255"],
  ["100.128.0.0", "126.255.255.255"],
  ["128.0.0.0", "169.253.255.255"],
  ["169.255.0.0", "172.15.255.255"],
  ["172.32.0.0", "191.255.255.255"],
  ["192.0.1.0", "192.0.1.255"],
  ["192.0.3.0", "192.88.98.255"],
  ["192.88.100.0", "192.167.255.255"],
  ["192.169.0.0", "198.17.255.255"],
  ["198.20.0.0", "198.51.99.255"],
  ["198.51.101.0", "203.0.112.255"],
  ["203.0.114.0", "223.255.255.255"],
  ["2000::", "2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["2001:200::", "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["2001:db9::", "2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["2003::", "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["3fff:1000::", "3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
])("%s to %s is public", (first, last) => {
  expect([first, last].map(isPublicAddress)).toEqual([true, true]);
});

test.each([
  "",
  "localhost",
  "127.1",
  "0x7f.0.0.1",
  "2130706433",
  "1.2.3.4:80",
  "[2003::1]",
  "2003::1/64",
])("%j is no address", (text) => {
  expect(isPublicAddress(text)).toBe(false);
});
