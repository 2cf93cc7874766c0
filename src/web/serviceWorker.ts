import * as texts from '#texts/frame'
import { renewSubscription, type SubscriptionChange } from './worker/renewSubscription.ts'
import { deleteAnswers, isStored, respondWithAnswer } from './worker/answers.ts'
import { deleteOldFiles, deleteShell, respondWithFile, respondWithPage, storeFiles } from './worker/files.ts'
import { pathOf, worker, type FetchEvent, type WorkerEvent } from './worker/scope.ts'
import { isShared, receiveShared } from './worker/shared.ts'

/** Message of the service, as `PushPayload` in src/push/message.ts. */
interface Payload {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

interface PushEvent extends WorkerEvent {
  readonly data: { readonly json: () => unknown } | null
}
interface NotificationClick extends WorkerEvent {
  readonly notification: Notification
}

interface SubscriptionChangeEvent extends WorkerEvent, SubscriptionChange {}

worker.addEventListener('install', (event) => event.waitUntil(storeFiles()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldFiles().then(() => worker.clients.claim()))
})

worker.addEventListener<FetchEvent>('fetch', (event) => {
  const { request } = event
  const path = pathOf(new URL(request.url))
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined))
  if (path === null) return
  // Somebody signs in or out: nothing of the user before may stay.
  if (path.startsWith('/auth/')) {
    event.respondWith(Promise.all([deleteAnswers(), deleteShell()]).then(() => fetch(request)))
  } else if (isShared(request, path)) event.respondWith(receiveShared(request))
  else if (request.mode === 'navigate') event.respondWith(respondWithPage(request, waitUntil))
  else if (path.startsWith('/assets/')) event.respondWith(respondWithFile(request))
  else if (isStored(request, path)) event.respondWith(respondWithAnswer(request, waitUntil))
})

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
  const nothing = { title: 'Print Log', body: texts.somethingNew, url: worker.registration.scope, tag: 'news' }
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
