import type { Answer } from './api.ts'
import { basePath } from './basePath.tsx'
import { sendOnceOnline } from './connection.ts'

interface Options {
  /** Called with the number of bytes that were sent. */
  readonly onProgress?: (sentBytes: number) => void
  /** `Idempotency-Key` of the upload: a file that is sent again is stored once. */
  readonly key?: string
  /** Ends the upload when it is aborted. */
  readonly signal?: AbortSignal
}

/**
 * Uploads a file as the field `file` of a form. Unlike `fetch`, this tells how far it is. Offline, it waits for the connection.
 * @param path path of the operation
 * @throws Error when the service cannot be reached, and when the upload is aborted
 */
export function uploadFile<Data>(
  method: 'POST' | 'PUT',
  path: string,
  file: File,
  options: Options = {},
): Promise<Answer<Data>> {
  const { key, signal } = options
  return sendOnceOnline(() => send<Data>(method, path, file, options), key !== undefined, signal)
}

function send<Data>(
  method: 'POST' | 'PUT',
  path: string,
  file: File,
  { onProgress, key, signal }: Options,
): Promise<Answer<Data>> {
  const form = new FormData()
  form.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, basePath + path)
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    if (key !== undefined) request.setRequestHeader('Idempotency-Key', key)
    // The form around the file has some bytes, too.
    request.upload.onprogress = ({ loaded }) => onProgress?.(Math.min(loaded, file.size))
    request.onerror = () => reject(new Error('The service cannot be reached.'))
    request.onabort = () => reject(new Error('The upload was canceled.'))
    request.onload = () => {
      const body: unknown = request.response
      const response = new Response(null, { status: request.status })
      resolve(response.ok ? { data: body as Data, response } : { error: body, response })
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
