/** The parts of a service worker that ours uses: the types of documents and of workers exclude each other. */
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: { readonly userAgent: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: {
    /** Some browsers have none. */
    readonly navigationPreload?: {
      readonly enable: () => Promise<void>;
      readonly disable: () => Promise<void>;
    };
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: "install" | "activate", act: (event: WaitingEvent) => void): void;
  addEventListener(type: "fetch", act: (event: AskedEvent) => void): void;
}

interface WaitingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A document or one of its tabs asks for something. */
export interface AskedEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser has asked for by itself; undefined where it has not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}
