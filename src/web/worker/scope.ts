/** Window of the pages. */
interface PageWindow {
  readonly url: string
  readonly focus: () => Promise<unknown>
}

/** Event that the browser waits for (Service Workers, section 4.4). */
export interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Request of a page (Service Workers, section 4.6). */
export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly respondWith: (response: Promise<Response>) => void
}

/** Global scope of a service worker: TypeScript's types of it exclude those of pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly PageWindow[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly addEventListener: <Type extends WorkerEvent>(type: string, listen: (event: Type) => void) => void
  /** Files of the build that the script was served with. */
  readonly build: { readonly version: string; readonly urls: readonly string[] }
}

/** Scope of this service worker. */
export const worker = globalThis as unknown as WorkerScope

/** Path of a request below the public address; null outside. */
export function pathOf(url: URL): string | null {
  const { origin, pathname } = new URL(worker.registration.scope)
  return url.origin === origin && url.pathname.startsWith(pathname) ? url.pathname.slice(pathname.length - 1) : null
}
