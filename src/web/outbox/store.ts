import type { Schemas } from '../api.ts'

/** Print that was recorded offline and is not sent yet. */
export interface WaitingPrint {
  /** `Idempotency-Key` of the request: the service stores the print once, however often it is sent. */
  readonly key: string
  /** User who recorded it. Nobody else sends or sees it. */
  readonly userId: number
  /** Milliseconds since 1970 when it was recorded. */
  readonly recorded: number
  readonly body: Schemas['EditPrintDto']
  /** Milliseconds since 1970 of the first attempt whose response is unknown; null before it. */
  readonly attempted: number | null
  /** Reason why the service has refused it; null while it waits. */
  readonly refusal: string | null
}

const DATABASE = 'print-log'
const STORE = 'waiting prints'

/** Reads the prints of a user that wait, in the order in which they were recorded. */
export async function readWaiting(userId: number): Promise<WaitingPrint[]> {
  const all = await run<readonly WaitingPrint[]>('readonly', (store) => store.getAll())
  return all.filter((print) => print.userId === userId).sort((left, right) => left.recorded - right.recorded)
}

/** Stores a print, in place of the one with its key. */
export async function putWaiting(print: WaitingPrint): Promise<void> {
  await run('readwrite', (store) => store.put(print))
}

/** Deletes a print. */
export async function deleteWaiting({ key }: WaitingPrint): Promise<void> {
  await run('readwrite', (store) => store.delete(key))
}

/** Makes one request of the store and waits until its transaction is complete. */
async function run<Result>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest): Promise<Result> {
  const database = await open()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const made = request(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(made.result as Result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser stored nothing.'))
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser has no storage.'))
  })
}
