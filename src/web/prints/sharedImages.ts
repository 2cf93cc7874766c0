import { toResult, type Failure } from '../api.ts'
import { randomKey } from '../useIdempotencyKey.ts'
import { postImage } from './postImage.ts'

/** Images that another application has shared with the installed pages, until they are added to a print. */

/** As in src/web/worker/shared.ts, which stores them. */
const NAME = 'shared images'

/** Image with the address under which it is stored. */
export interface SharedImage {
  readonly address: string
  readonly file: File
  /** Distinguishes it from all other images. */
  readonly key: string
}

/** Reads the images that are not added yet. */
export async function readSharedImages(): Promise<SharedImage[]> {
  // Only pages of https and of this machine have caches.
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(NAME)
  const requests = await cache.keys()
  return Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request)
      const blob = (await response?.blob()) ?? new Blob()
      const name = decodeURIComponent(response?.headers.get('X-File-Name') ?? 'image')
      const key = response?.headers.get('X-Key') ?? randomKey()
      return { address: request.url, file: new File([blob], name, { type: blob.type }), key }
    }),
  )
}

/** Adds the images to a print, one after the other. Those that were added are deleted here; returns why the first of the others was not. */
export async function addSharedImages(printId: number): Promise<Failure | null> {
  let first: Failure | null = null
  for (const { address, file, key } of await readSharedImages()) {
    const { failure } = await toResult(postImage(printId, file, `${key}-${printId}`))
    if (failure) {
      first ??= failure
      continue
    }
    const cache = await caches.open(NAME)
    await cache.delete(address)
  }
  return first
}
