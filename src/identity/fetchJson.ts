import { requireNoTransaction } from '../database/transaction.ts'

const MAX_BYTES = 256 * 1024

/**
 * Fetches a JSON document from the sign-in provider. Redirects are not followed, because they would let the provider
 * choose the target.
 * @param signal limits the time, body included
 * @throws Error when the document cannot be fetched, is longer than 256 KiB or is not JSON, and inside a database
 * transaction
 */
export async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  requireNoTransaction('The sign-in provider')
  const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json' } })
  if (!response.ok || response.body === null) {
    await response.body?.cancel()
    throw new Error(`${url} responded with ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error(`${url} responded with more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
