import { expect, test } from "vitest";
import { greetingOf, senderOf, smtpAddress } from "./smtp-address.ts";

const alone = { user: null, password: null };

test.each([
  ["smtps://mail.example.org", { host: "mail.example.org", port: 465, tls: "implicit", ...alone }],
  ["smtp://mail.example.org", { host: "mail.example.org", port: 587, tls: "starttls", ...alone }],
  ["smtp://relay:2525?tls=off", { host: "relay", port: 2525, tls: "off", ...alone }],
  ["smtp://[::1]/?tls=off", { host: "::1", port: 25, tls: "off", ...alone }],
  [
    "smtps://a%40b.example:p%2Fw%3A@mail.example.org:4650",
    {
      host: "mail.example.org",
      port: 4650,
      tls: "implicit",
      user: "a@b.example",
      password: "p/w:",
    },
  ],
])("%s", (text, address) => {
  expect(smtpAddress(text)).toEqual(address);
});

test.each([
  "",
  "mail.example.org",
  "http://mail.example.org",
  "smtp://",
  "smtp://mail.example.org/inbox",
  "smtp://mail.example.org#x",
  "smtp://mail.example.org?tls=on",
  // A certificate is always checked.
  "smtps://mail.example.org?tls=off",
  "smtps://mail.example.org?rejectUnauthorized=false",
  "smtp://%zz@mail.example.org",
])("%j names no mail server", (text) => {
  expect(smtpAddress(text)).toBeNull();
});

test.each([
  ["cairn@example.org", { name: "Cairn", address: "cairn@example.org" }],
  ["<cairn@example.org>", { name: "Cairn", address: "cairn@example.org" }],
  [
    " Goals at work <no-reply@example.org> ",
    { name: "Goals at work", address: "no-reply@example.org" },
  ],
  ['"Cairn, Inc." <cairn@example.org>', { name: "Cairn, Inc.", address: "cairn@example.org" }],
  ['"" <cairn@example.org>', { name: "Cairn", address: "cairn@example.org" }],
])("%j sends", (text, sender) => {
  expect(senderOf(text)).toEqual(sender);
});

test.each([
  ["https://cairn.example.org", "cairn.example.org"],
  ["https://cairn.example.org.", "cairn.example.org"],
  ["https://ziele.exämple.org:8443/", "ziele.xn--exmple-cua.org"],
  ["http://localhost:3000", "localhost"],
  ["http://192.0.2.7:3000", "[192.0.2.7]"],
  ["http://[2001:db8::7]:3000", "[IPv6:2001:db8::7]"],
])("%s greets as %s", (publicUrl, name) => {
  expect(greetingOf(new URL(publicUrl))).toBe(name);
});

test.each([
  "",
  "Cairn",
  "cairn@",
  "a@example.org, b@example.org",
  "Cairn <a@example.org> <b@example.org>",
  "Cairn\r\nBcc: x@example.org <a@example.org>",
  'Ca"irn <a@example.org>',
  '"Cairn <a@example.org>',
  '"Ca"irn" <a@example.org>',
  '" Cairn" <a@example.org>',
])("%j sends nothing", (text) => {
  expect(senderOf(text)).toBeNull();
});
