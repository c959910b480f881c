const OF_IMAGE = "CAIRN_COMMAND";

export function typedCommand(name: string, rest: string, env = process.env): string {
  const own = env[OF_IMAGE] ?? "";
  return own === "" ? `npm run ${name} -- ${rest}` : `${own} ${name} ${rest}`;
}

export function typedPort(port: number, env = process.env): string {
  return (env[OF_IMAGE] ?? "") === "" ? `PORT=${port} npm start` : `PORT=${port}`;
}
