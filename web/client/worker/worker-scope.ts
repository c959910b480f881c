/** The types of documents and of workers exclude each other. */
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: { readonly userAgent: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: {
    /** Missing in some browsers. */
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

export interface AskedEvent {
  readonly request: Request;
  /** Undefined if the browser preloaded nothing. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}
