import { renewSubscription, type SubscriptionChange } from './renewSubscription.ts'

/** Message of the service, as `PushPayload` in src/push/message.ts. */
interface Payload {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

/** Window of the pages. */
interface PageWindow {
  readonly url: string
  readonly focus: () => Promise<unknown>
}

/** Event that the browser waits for (Service Workers, section 4.4). */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface PushEvent extends WorkerEvent {
  readonly data: { readonly json: () => unknown } | null
}
interface NotificationClick extends WorkerEvent {
  readonly notification: Notification
}

interface SubscriptionChangeEvent extends WorkerEvent, SubscriptionChange {}

/** Global scope of a service worker: TypeScript's types of it exclude those of pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly PageWindow[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly addEventListener: <Type extends WorkerEvent>(type: string, listen: (event: Type) => void) => void
}

const worker = globalThis as unknown as WorkerScope

worker.addEventListener<PushEvent>('push', (event) => {
  const { title, body, url, tag } = read(event)
  const options = { body, tag, data: url }
  event.waitUntil(worker.registration.showNotification(title, options))
})

worker.addEventListener<NotificationClick>('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

worker.addEventListener<SubscriptionChangeEvent>('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event, worker.registration.pushManager))
})

/** Reads a message. A browser must show something for each one, also for one that it cannot read. */
function read({ data }: PushEvent): Payload {
  const nothing = { title: 'Print log', body: 'There is something new.', url: '/', tag: 'news' }
  try {
    return { ...nothing, ...(data?.json() as Partial<Payload>) }
  } catch {
    return nothing
  }
}

/** Shows a page of this origin: in the window that has it open already, otherwise in a new one, so that no input is lost. */
async function open(text: string): Promise<void> {
  const { origin } = new URL(worker.registration.scope)
  const { pathname, search, hash } = new URL(text, origin)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => new URL(url).pathname === pathname)
  await (shown ? shown.focus() : worker.clients.openWindow(pathname + search + hash))
}
