// What is kept on a person's device and sent from there, in one file.
export { OfflineParts } from "./offline-parts.tsx";
export { openQueue } from "./step-queue.ts";
