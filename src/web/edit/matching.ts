import { toResult, type Answer, type Result } from '../api.ts'

/** A version of a record, as read from the API. */
export interface Version<Record> {
  readonly data: Record
  /** Entity tag; null when it is unknown. */
  readonly etag: string | null
}

/** The result of a change, or the version of the record that the user must see before the change is sent again. */
export type Sent<Data, Record> =
  | { readonly result: Result<Data>; readonly conflict: null }
  | { readonly result: null; readonly conflict: Version<Record> }

/** A record that changes all the time, without anything that concerns the change, is given up. */
const MAX_TRIES = 5

/**
 * Sends a change of a record with `If-Match`. If the record has another version meanwhile, the change is sent again for that
 * version, unless it concerns the change.
 * @param send one call of `api` for a version of the record
 * @param read one call of `api` that reads the record
 * @param concerns whether the user must see another version first
 */
export async function sendMatching<Data, Record>(
  etag: string | null,
  send: (etag: string | null) => Promise<Answer<Data>>,
  read: () => Promise<Answer<Record>>,
  concerns: (latest: Record) => boolean,
): Promise<Sent<Data, Record>> {
  let current = etag
  for (let tries = 1; ; tries += 1) {
    const result = await toResult(send(current))
    if (result.failure?.status !== 412 || tries > MAX_TRIES) return { result, conflict: null }
    const latest = await toResult(read())
    if (latest.failure) return { result: latest, conflict: null }
    if (concerns(latest.data)) return { result: null, conflict: latest }
    current = latest.etag
  }
}
