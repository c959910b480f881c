import { rmSync } from "node:fs";
import { inject, onTestFinished } from "vitest";
import { serviceOf, type Service, type Settings } from "./compose.ts";
import { makeVolume, runContainer, type Container, type Otherwise } from "./container.ts";

const image = inject("image");

export function newVolume(): string {
  const volume = makeVolume(image);
  onTestFinished(() => rmSync(volume, { recursive: true, force: true }));
  return volume;
}

/** As cairn.compose.yaml says, and what `settings` say otherwise. Removed after the test. */
export function startContainer(
  volume: string,
  settings: Settings,
  otherwise: Otherwise = {},
  service: Service = serviceOf({ PUBLIC_URL: "http://127.0.0.1" }),
): Container {
  const environment = { ...service.environment, ...settings };
  const container = runContainer(image, { ...service, environment }, volume, otherwise);
  onTestFinished(container.remove);
  return container;
}

/** Nothing listens at the SMTP port. */
export function deployed(port: number, more: Settings = {}): Settings {
  return {
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LINKEDIN_CLIENT_ID: "nobody",
    LINKEDIN_CLIENT_SECRET: "nobody",
    SMTP_URL: "smtp://127.0.0.1:9?tls=off",
    MAIL_FROM: "Cairn <cairn@example.org>",
    ...more,
  };
}
