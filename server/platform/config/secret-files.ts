import { readFileSync } from "node:fs";
import { organizationSecrets, type Environment } from "./organization-settings.ts";

const secrets = [
  "SECRET_KEY",
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "SMTP_URL",
  "LINKEDIN_CLIENT_SECRET",
  ...organizationSecrets,
  "METRICS_TOKEN",
];

/** A file's text without its last line break; an empty file is a problem too. */
function textOf(file: string, setting: string, problems: string[]): string {
  try {
    const text = readFileSync(file, "utf8").replace(/\r?\n$/, "");
    if (text === "") problems.push(`${setting}: the file '${file}' is empty.`);
    return text;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    problems.push(`${setting}: the file '${file}' can't be read (${code}).`);
    return "";
  }
}

/** Secrets named by a file, as container platforms mount them: SECRET_KEY_FILE for SECRET_KEY. */
export function withSecretFiles(env: Environment, problems: string[]): Environment {
  const read = Object.create(env) as Record<string, string>;
  for (const name of secrets) {
    const setting = `${name}_FILE`;
    const file = env[setting] ?? "";
    if (file === "") continue;
    if ((env[name] ?? "") === "") read[name] = textOf(file, setting, problems);
    else problems.push(`Set ${name} or ${setting}, not both.`);
  }
  return read;
}
