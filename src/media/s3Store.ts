import { Problem } from '../kernel/problem.ts'
import type { S3Settings } from '../config/s3.ts'
import { S3Client, type S3Response } from './s3Client.ts'
import { readListing, type Listing } from './s3Listing.ts'
import { requireKey, type KeyPrefix } from './keys.ts'
import type { ByteRange, MediaStore, StoredFile } from './mediaStore.ts'

/** Milliseconds within which a response must begin, and within which each further part of it must arrive. */
const TIMEOUT = 10_000
/** Keys per listing. To parse 1,000, the maximum of S3, holds the event loop for 25 ms. */
const PAGE_SIZE = 250
/** Concurrent deletions. */
const PARALLEL = 10

/** Settings that tests change. */
export interface S3Options {
  readonly pageSize?: number
  /** Milliseconds. */
  readonly timeout?: number
}

/** Creates a media store in an S3 bucket. */
export function s3Store(settings: S3Settings, { pageSize = PAGE_SIZE, timeout = TIMEOUT }: S3Options = {}): MediaStore {
  const client = new S3Client(settings, timeout)
  const bucketUrl = `${settings.endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(settings.bucket)}`
  const urlOf = (key: string) => {
    requireKey(key)
    return `${bucketUrl}/${key}`
  }
  return {
    async put(key, bytes) {
      const headers = { 'Content-Type': key.endsWith('.webp') ? 'image/webp' : 'text/plain' }
      await (await client.send(urlOf(key), { method: 'PUT', body: new Uint8Array(bytes), headers })).discard()
    },
    async get(key, range) {
      const response = await client.send(urlOf(key), { headers: rangeHeader(range) }, [404])
      if (response.status === 404) return missing(response)
      if (range && !isPart(response, range)) throw await response.unexpected('GET')
      return response.stream()
    },
    async delete(keys) {
      const urls = keys.map(urlOf)
      for (let at = 0; at < urls.length; at += PARALLEL) {
        await Promise.all(
          urls.slice(at, at + PARALLEL).map(async (url) => {
            await (await client.send(url, { method: 'DELETE' }, [404])).discard()
          }),
        )
      }
    },
    async move(from, to) {
      const [url, target] = [urlOf(from), urlOf(to)]
      if (await copy(client, `/${encodeURIComponent(settings.bucket)}/${from}`, target)) {
        await (await client.send(url, { method: 'DELETE' }, [404])).discard()
      }
    },
    list: (prefix) => list(client, bucketUrl, prefix, pageSize),
  }
}

/**
 * Copies bytes within a bucket (S3, CopyObject).
 * @param source bucket and key of the original
 * @returns false when the original does not exist
 * @throws Problem 503 when the copy fails; its status may still be 200, so the body decides
 */
async function copy(client: S3Client, source: string, url: string): Promise<boolean> {
  const response = await client.send(url, { method: 'PUT', headers: { 'x-amz-copy-source': source } }, [404])
  if (response.status === 404) {
    await missing(response)
    return false
  }
  const body = await response.text()
  if (!body.includes('<CopyObjectResult')) throw await response.unexpected('PUT', body)
  return true
}

function rangeHeader(range: ByteRange | undefined): Record<string, string> {
  return range ? { Range: `bytes=${range.start}-${range.end}` } : {}
}

/**
 * Whether a response contains exactly the requested range. Any other bytes would be forwarded with a wrong
 * length.
 */
function isPart(response: S3Response, { start, end }: ByteRange): boolean {
  return response.status === 206 && response.header('Content-Range').startsWith(`bytes ${start}-${end}/`)
}

/** Distinguishes a missing image from a missing bucket, which is a configuration error. */
async function missing(response: S3Response): Promise<null> {
  if ((await response.errorCode()) === 'NoSuchBucket') {
    throw Problem.unavailable(new Error('The bucket of the media store does not exist.'))
  }
  return null
}

/**
 * Lists keys by the first version of ListObjects, whose marker is simply the last key: every compatible store supports
 * it.
 */
async function* list(
  client: S3Client,
  bucketUrl: string,
  prefix: KeyPrefix,
  pageSize: number,
): AsyncGenerator<StoredFile> {
  let marker = ''
  for (;;) {
    const query = new URLSearchParams({ prefix, 'max-keys': String(pageSize), marker })
    const response = await client.send(`${bucketUrl}?${query.toString()}`, {})
    const { files, isTruncated } = listingOf(await response.text())
    const last = files.at(-1)
    // A store that does not know markers would be asked for its first page without end.
    if (last?.key === marker) throw Problem.unavailable(new Error('The media store lists the same keys again.'))
    yield* files
    if (!last || !isTruncated) return
    marker = last.key
  }
}

function listingOf(text: string): Listing {
  try {
    return readListing(text)
  } catch (error) {
    throw Problem.unavailable(error)
  }
}
