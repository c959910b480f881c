import { expect, it } from "vitest";
import { newTotpSecret, totpAddress, totpCode, totpStep } from "./totp.ts";

// RFC 6238, appendix B: the last six of eight digits. The secret is '12345678901234567890' in base32.
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the code is %s", (seconds, code) => {
  expect(totpCode(SECRET, seconds * 1_000)).toBe(code);
});

it("takes the code of now and of a step beside it, with spaces, and no other", () => {
  const at = 1_111_111_111_000;
  const step = Math.floor(at / 30_000);
  for (const [away, taken] of [
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ] as const)
    expect(totpStep(SECRET, totpCode(SECRET, at + away * 30_000), at), `${away}`).toBe(taken);
  expect(totpStep(SECRET, " 050 471", at)).toBe(step);
  for (const wrong of ["", "50471", "0504710", "٠٥٠٤٧١", "050472"])
    expect(totpStep(SECRET, wrong, at), wrong).toBeNull();
});

it("makes secrets of 160 bits, none like another", () => {
  const made = new Set(Array.from({ length: 200 }, newTotpSecret));
  expect(made.size).toBe(200);
  for (const secret of made) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

it("gives apps an address to read", () => {
  expect(totpAddress(SECRET, "ada@example.org")).toBe(
    `otpauth://totp/Cairn:ada%40example.org?secret=${SECRET}&issuer=Cairn`,
  );
});
