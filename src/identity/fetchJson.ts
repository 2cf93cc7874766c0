const MAX_BYTES = 256 * 1024

/**
 * Fetches a JSON document from the sign-in provider. Redirects are not followed: the provider would choose whom we ask.
 * @param signal limits the time, body included
 * @throws Error when the document cannot be had, is longer than 256 KiB or is no JSON
 */
export async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json' } })
  if (!response.ok || response.body === null) {
    await response.body?.cancel()
    throw new Error(`${url} answered ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error(`${url} answered more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
