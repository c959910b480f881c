import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../free-port.mjs";
import { root } from "../project-root.mjs";
import { run } from "./buildah.mjs";
import { deployed, newVolume, startContainer } from "./container.fixture.ts";
import { hasSystemd } from "./tools.mjs";

// Threats T88.

const UNIT = "deploy/cairn.service";
const unit = readFileSync(join(root, UNIT), "utf8");
/** systemd's score, from 0 (nothing exposed) to 10. */
const EXPOSURE = 1.5;

const valuesOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value = ""]) => value);

/** Recursive. */
async function callsIn(group: string): Promise<string[]> {
  const lines = (await run("systemd-analyze", ["syscall-filter", group])).split("\n").slice(1);
  const names = lines.map((line) => line.trim()).filter((name) => /^[@\w]/.test(name));
  const groups = names.filter((name) => name.startsWith("@"));
  const found = await Promise.all(groups.map(callsIn));
  return [...names.filter((name) => !name.startsWith("@")), ...found.flat()];
}

/** In runc's form, without names that this kernel does not know. */
async function filtersOfUnit(): Promise<object> {
  const allowed = new Set<string>();
  for (const line of valuesOf("SystemCallFilter"))
    for (const group of line.replace("~", "").split(" "))
      for (const name of await callsIn(group))
        if (line.startsWith("~")) allowed.delete(name);
        else allowed.add(name);
  allowed.delete("socket");
  const families = { AF_UNIX: 1, AF_INET: 2, AF_INET6: 10 };
  const [named = ""] = valuesOf("RestrictAddressFamilies");
  const sockets = named.split(" ").map((name) => ({
    names: ["socket"],
    action: "SCMP_ACT_ALLOW",
    args: [{ index: 0, value: families[name as keyof typeof families], op: "SCMP_CMP_EQ" }],
  }));
  return {
    defaultAction: valuesOf("SystemCallErrorNumber").includes("EPERM")
      ? "SCMP_ACT_ERRNO"
      : "SCMP_ACT_KILL_PROCESS",
    architectures: ["SCMP_ARCH_X86_64", "SCMP_ARCH_AARCH64"],
    // Needed by runc itself before Cairn starts.
    syscalls: [
      { names: [...allowed, "execve", "prctl", "seccomp"], action: "SCMP_ACT_ALLOW" },
      ...sockets,
    ],
  };
}

describe.skipIf(!hasSystemd())("the unit of systemd", () => {
  it("is one that systemd takes without a word", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cairn-unit-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "cairn.service");
    // The program must exist.
    writeFileSync(file, unit.replaceAll("/opt/cairn", root));
    // Warnings go to standard error with exit code 0.
    const said = await promisify(execFile)("systemd-analyze", ["verify", file]);
    expect(said).toEqual({ stdout: "", stderr: "" });
  });

  it(`leaves little exposed: ${EXPOSURE} of 10 at most`, async () => {
    const asked = ["security", "--offline=true", `--threshold=${EXPOSURE * 10}`, join(root, UNIT)];
    const printed = await run("systemd-analyze", asked);
    const [line = ""] = /.*Overall exposure level.*/.exec(printed) ?? [];
    console.log(line.replace(/^\W+/, ""));
    expect(line).not.toBe("");
  });

  it("takes away no system call, address family or file of /proc that Cairn needs", async () => {
    const port = await freePort();
    const seccomp = await filtersOfUnit();
    const proc = ["hidepid=invisible", "subset=pid"];
    const container = startContainer(newVolume(), deployed(port), { seccomp, proc });
    await container.says("Cairn is ready");
    expect((await fetch(`http://127.0.0.1:${port}/login`)).status).toBe(200);
    const made = await container.exec(["cairn", "admin", "create", "you@example.org"]);
    expect(made).toMatchObject({ code: 0 });
    expect(await container.exec(["cairn", "backup", "/data/x.gz"])).toMatchObject({ code: 0 });
    const { output } = await container.exec(["cat", "/proc/1/status"]);
    expect(output).toMatch(/^Seccomp:\t2$/m);
    // Proves that the filter is active: @resources is refused.
    const nicer = await container.exec(["nice", "-n", "5", "true"]);
    expect(nicer.output).toContain("cannot set niceness");
    await container.signal("TERM");
    expect((await container.ended).code).toBe(0);
  });
});
