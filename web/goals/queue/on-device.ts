// One chunk for what is kept on the device and sent from it.
export { OfflineParts } from "./offline-parts.tsx";
export { openQueue } from "./step-queue.ts";
