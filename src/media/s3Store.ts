import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { Problem } from '../kernel/problem.ts'
import type { S3Settings } from '../config/s3.ts'
import { readListing, type Listing } from './s3Listing.ts'
import { requireKey, type KeyPrefix } from './keys.ts'
import type { ByteRange, MediaStore, StoredFile } from './mediaStore.ts'

/** Milliseconds within which a response must begin. */
const TIMEOUT = 10_000
/** Retries after the first attempt, for 429 and 5xx. */
const RETRIES = 2
/** Concurrent deletions. */
const PARALLEL = 10

/**
 * Creates a media store in an S3 bucket.
 * @param pageSize keys per listing; to parse 1,000, the maximum of S3, holds the event loop for 25 ms
 */
export function s3Store(settings: S3Settings, pageSize = 250): MediaStore {
  const client = new AwsClient({ ...settings, service: 's3', retries: RETRIES })
  const bucketUrl = `${settings.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(settings.bucket)}`
  const urlOf = (key: string) => {
    requireKey(key)
    return `${bucketUrl}/${key}`
  }
  return {
    async put(key, bytes) {
      const headers = { 'Content-Type': key.endsWith('.webp') ? 'image/webp' : 'text/plain' }
      await (await send(client, urlOf(key), { method: 'PUT', body: new Uint8Array(bytes), headers })).body?.cancel()
    },
    async get(key, range) {
      const response = await send(client, urlOf(key), { headers: rangeHeader(range) }, [404])
      if (response.status === 404) return missing(response)
      if (range && !isPart(response, range)) throw await unexpected('GET', response)
      return response.body ? Readable.fromWeb(response.body) : Readable.from([])
    },
    async delete(keys) {
      const urls = keys.map(urlOf)
      for (let at = 0; at < urls.length; at += PARALLEL) {
        await Promise.all(
          urls.slice(at, at + PARALLEL).map(async (url) => {
            await (await send(client, url, { method: 'DELETE' }, [404])).body?.cancel()
          }),
        )
      }
    },
    async move(from, to) {
      const [url, target] = [urlOf(from), urlOf(to)]
      if (await copy(client, `/${encodeURIComponent(settings.bucket)}/${from}`, target)) {
        await (await send(client, url, { method: 'DELETE' }, [404])).body?.cancel()
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
async function copy(client: AwsClient, source: string, url: string): Promise<boolean> {
  const response = await send(client, url, { method: 'PUT', headers: { 'x-amz-copy-source': source } }, [404])
  if (response.status === 404) {
    await missing(response)
    return false
  }
  if (!(await textOf(response.clone())).includes('<CopyObjectResult')) throw await unexpected('PUT', response)
  return true
}

function rangeHeader(range: ByteRange | undefined): Record<string, string> {
  return range ? { Range: `bytes=${range.start}-${range.end}` } : {}
}

/**
 * Whether a response contains exactly the requested range. Any other bytes would be forwarded with a wrong
 * length.
 */
function isPart(response: Response, { start, end }: ByteRange): boolean {
  return response.status === 206 && (response.headers.get('Content-Range') ?? '').startsWith(`bytes ${start}-${end}/`)
}

/**
 * Sends one signed request. The timeout ends when the response begins, since a slow client may read an image slowly.
 */
async function send(
  client: AwsClient,
  url: string,
  init: RequestInit,
  expected: readonly number[] = [],
): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('The media store did not respond in time.')), TIMEOUT)
  let response: Response
  try {
    response = await client.fetch(url, { ...init, signal: controller.signal, redirect: 'error' })
  } catch (error) {
    throw Problem.unavailable(error)
  } finally {
    clearTimeout(timer)
  }
  if (response.ok || expected.includes(response.status)) return response
  throw await unexpected(init.method ?? 'GET', response)
}

/** Distinguishes a missing image from a missing bucket, which is a configuration error. */
async function missing(response: Response): Promise<null> {
  if ((await errorCode(response)) === 'NoSuchBucket') {
    throw Problem.unavailable(new Error('The bucket of the media store does not exist.'))
  }
  return null
}

/**
 * Creates a problem from the status and the error's name only: the rest of the body may quote the access key and the
 * signed text.
 */
async function unexpected(method: string, response: Response): Promise<Problem> {
  const code = await errorCode(response)
  return Problem.unavailable(new Error(`The media store answered ${response.status} ${code} to ${method}.`))
}

async function textOf(response: Response): Promise<string> {
  return response.text().catch((error: unknown) => {
    throw Problem.unavailable(error)
  })
}

async function errorCode(response: Response): Promise<string> {
  const text = await response.text().catch(() => '')
  return /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1] ?? '(without a code)'
}

/**
 * Lists keys by the first version of ListObjects, whose marker is simply the last key: every compatible store supports
 * it.
 */
async function* list(
  client: AwsClient,
  bucketUrl: string,
  prefix: KeyPrefix,
  pageSize: number,
): AsyncGenerator<StoredFile> {
  let marker = ''
  for (;;) {
    const query = new URLSearchParams({ prefix, 'max-keys': String(pageSize), marker })
    const response = await send(client, `${bucketUrl}?${query.toString()}`, {})
    const { files, isTruncated } = listingOf(await textOf(response))
    yield* files
    const last = files.at(-1)
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
