import path from 'node:path'
import { cacheControl, type RequestTarget } from './caching.ts'
import { attachment, bytesResponse, writeBytes, type BytesResponse } from './storedBytes.ts'
import { WrittenBody } from './writtenBody.ts'
import type { VisibleImage } from '../images/visible.ts'
import type { MediaStore } from '../media/mediaStore.ts'

type Head = RequestTarget & { readonly method?: string | undefined }

/** Cache policy of private images: a year, because the bytes of a key never change. */
const PRIVATE = 'private, max-age=31536000, immutable'
/**
 * Cache policy of public images: shared caches drop an image at most a day after its record stopped being public.
 */
const PUBLIC = 'public, max-age=86400'

/**
 * Builds the body of an image that the caller may see. The body writes itself with its status and headers.
 * @throws Problem like `imageResponse`
 */
export async function imageBody(request: Head, image: VisibleImage, store: MediaStore): Promise<string> {
  const response = await imageResponse(request, image, store)
  return WrittenBody.of<string>((res) => writeBytes(res, response))
}

/**
 * Responds to GET and HEAD of an image.
 * @throws Problem like `bytesResponse`
 */
export function imageResponse(
  request: Head,
  { key, size, isPublic }: VisibleImage,
  store: MediaStore,
): Promise<BytesResponse> {
  const name = path.basename(key)
  return bytesResponse(request, {
    tag: `"${name}"`,
    size,
    cacheControl: isPublic ? cacheControl(request, PUBLIC) : PRIVATE,
    headers: attachment(name, 'image/webp'),
    read: (range) => store.get(key, range),
    noun: 'image',
  })
}
