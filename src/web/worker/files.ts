import { worker } from './scope.ts'

/** The files of the pages of one release, stored when the release is first seen, so that all pages open offline. */

const PREFIX = 'files '
const NAME = PREFIX + worker.build.version
/** Page that is stored for all private pages: they differ only in what their scripts show. */
const SHELL = 'prints'
/** Position of the last event in a page, which was read when the page was made (`events.ts`). */
const POSITION = /(?<=data-event-position=")\d+/

/** Stores the files. Rejects when one of them is missing, so that the release before stays. */
export async function storeFiles(): Promise<void> {
  const cache = await caches.open(NAME)
  await cache.addAll([...worker.build.urls])
  await storeShell()
}

/** Deletes the files of other releases, once no page uses them any longer. */
export async function deleteOldFiles(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)))
}

/** Responds with a file: its name changes with its content. */
export async function respondWithFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Responds to a navigation, offline with the stored page. */
export async function respondWithPage(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const response = await fetch(request)
    waitUntil(storeShell())
    return response
  } catch (error) {
    const cache = await caches.open(NAME)
    const shell = await cache.match(SHELL, { ignoreVary: true })
    if (!shell) throw error
    return shell
  }
}

/** Deletes the stored page, which says that somebody is signed in. */
export async function deleteShell(): Promise<void> {
  const cache = await caches.open(NAME)
  await cache.delete(SHELL, { ignoreVary: true })
}

/** Stores the page of a signed-in user, unless it is stored. It is shown later than it was made. */
async function storeShell(): Promise<void> {
  const cache = await caches.open(NAME)
  if (await cache.match(SHELL, { ignoreVary: true })) return
  const response = await fetch(SHELL).catch(() => null)
  if (!response?.ok) return
  const text = await response.text()
  if (!text.includes('data-sign-in="in"')) return
  await cache.put(SHELL, new Response(text.replace(POSITION, ''), { headers: response.headers }))
}
