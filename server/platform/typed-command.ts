/** Set by the image alone, which has no npm scripts: what its own command is called. */
const OF_IMAGE = "CAIRN_COMMAND";

/** What an operator types here for one of Cairn's commands: `cairn backup FILE` in the image, else `npm run backup -- FILE`. */
export function typedCommand(name: string, rest: string, env = process.env): string {
  const own = env[OF_IMAGE] ?? "";
  return own === "" ? `npm run ${name} -- ${rest}` : `${own} ${name} ${rest}`;
}

/** What an operator types for a start on another port; in the image it is set where the container is started. */
export function typedPort(port: number, env = process.env): string {
  return (env[OF_IMAGE] ?? "") === "" ? `PORT=${port} npm start` : `PORT=${port}`;
}
