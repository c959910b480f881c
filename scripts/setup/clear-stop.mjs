/** Ends a command with one clear line instead of a stack. */
export class ClearStop extends Error {}

/** A requested stop, already reported. */
export class Stopped extends Error {
  /** @param {number} code as a shell knows the signal */
  constructor(code) {
    super("stopped");
    this.code = code;
  }
}

/**
 * Prints one line for a ClearStop or a file system error, else the stack.
 * @param {() => Promise<number>} body returns the exit code
 */
export async function runCommand(body) {
  try {
    refuseOldNode();
    process.exitCode = await body();
  } catch (error) {
    if (error instanceof Stopped) return void (process.exitCode = error.code);
    const line = error instanceof ClearStop ? error.message : systemFault(error);
    console.error(line === undefined ? error : `cairn: ${line}`);
    process.exitCode = 1;
  }
}

/** The scripts run on whatever Node the machine has. */
function refuseOldNode() {
  const version = process.versions.node;
  if (Number(version.split(".")[0]) >= 20) return;
  throw new ClearStop(`Cairn needs Node 20 or newer; this is ${version}.`);
}

/** @type {Record<string, string>} */
const remedies = {
  EACCES: "this user may not go there. Run it as the one whose folder it is, or chown it",
  EPERM: "this user may not change it. Run it as the one whose folder it is, or chown it",
  ENOSPC: "its disk is full. Make room there",
  EROFS: "its disk is read-only",
};

/**
 * One line for a file system error; undefined for others.
 * @param {unknown} error
 */
function systemFault(error) {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  const remedy = remedies[String(error.code)];
  const path = "path" in error ? String(error.path) : "a file";
  return remedy && `${path}: ${remedy}. (${String(error.code)})`;
}

/** @param {string} line */
export const say = (line) => console.log(`cairn: ${line}`);
