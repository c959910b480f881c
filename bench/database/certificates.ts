import { execFileSync } from "node:child_process";
import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function hasOpenssl(): boolean {
  try {
    execFileSync("openssl", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export interface Certified {
  readonly cert: string;
  readonly key: string;
}

const EC = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];

function openssl(folder: string, args: readonly string[]): void {
  execFileSync("openssl", args, { cwd: folder, stdio: "ignore" });
}

export function makeAuthority(folder: string, name: string): Certified {
  const [cert, key] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
  const shown = ["-subj", `/CN=${name}`, "-addext", "basicConstraints=critical,CA:TRUE"];
  openssl(folder, ["req", "-x509", ...EC, "-keyout", key, "-out", cert, ...shown]);
  return { cert, key };
}

export function certify(
  folder: string,
  authority: Certified,
  { name, host, owner }: { name: string; host?: string; owner?: number | undefined },
): Certified {
  const [cert, key] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
  const request = join(folder, `${name}.csr`);
  const extensions = join(folder, `${name}.ext`);
  writeFileSync(extensions, host === undefined ? "" : `subjectAltName=DNS:${host}\n`);
  openssl(folder, ["req", "-new", ...EC, "-keyout", key, "-out", request, "-subj", `/CN=${name}`]);
  const signer = ["-CA", authority.cert, "-CAkey", authority.key, "-CAcreateserial"];
  const lasts = ["-days", "2", "-extfile", extensions];
  openssl(folder, ["x509", "-req", "-in", request, ...signer, ...lasts, "-out", cert]);
  // PostgreSQL refuses a key of another owner.
  if (owner !== undefined) chownSync(key, owner, owner);
  return { cert, key };
}
