/** The last responses to the reading requests of the pages, which are shown offline. */

const NAME = 'answers'
const MAX_STORED = 200
/** Lists and records that pages show. None of them has a secret. */
const PATHS =
  /^\/api\/(?:Users\/me|(?:Prints|Printers)\/summary|Prints\/\d+(?:\/comments|\/settings)?|Filaments(?:\/[\da-f-]{36}(?:\/ledger)?)?|FilamentTypes(?:\/\d+)?|Printers(?:\/\d+(?:\/filament)?)?|Projects(?:\/[\da-f-]{36})?|Stock(?:\/plan)?|PrinterMaintenance|Notifications(?:\/unread-count)?|Analytics\/\w+|Materials|Brands|achievements\/\w+)$/i

/** Counts the changes of users: a response to the user before must not be stored for the next one. */
let visit = 0

/** Whether the response to a request may be stored. */
export function isStored({ method }: Request, path: string): boolean {
  return method === 'GET' && PATHS.test(path)
}

/** Responds from the service, offline with the last response. */
export async function respondWithAnswer(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const current = visit
  try {
    const response = await fetch(request)
    if (response.status === 401) waitUntil(deleteAnswers())
    else if (mayStore(response)) {
      const copy = response.clone()
      waitUntil(current === visit ? store(request, copy) : Promise.resolve())
    }
    return response
  } catch (error) {
    const cache = await caches.open(NAME)
    const stored = await cache.match(request.url, { ignoreVary: true })
    if (!stored) throw error
    return stored
  }
}

/** Deletes all stored responses, when the user changes. */
export async function deleteAnswers(): Promise<void> {
  visit += 1
  await caches.delete(NAME)
}

function mayStore({ status, headers }: Response): boolean {
  return status === 200 && !/\bno-store\b/.test(headers.get('Cache-Control') ?? 'no-store')
}

async function store({ url }: Request, response: Response): Promise<void> {
  const current = visit
  const cache = await caches.open(NAME)
  // The newest come last.
  await cache.delete(url, { ignoreVary: true })
  await cache.put(url, response)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -MAX_STORED).map((key) => cache.delete(key, { ignoreVary: true })))
  if (current !== visit) await caches.delete(NAME)
}
