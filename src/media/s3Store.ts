import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { Problem } from '../http/problem.ts'
import { KEY_PREFIX, requireKey } from './keys.ts'
import type { ByteRange, MediaStore, StoredFile } from './store.ts'

/** An S3-compatible store; the bucket exists. */
export interface S3Settings {
  /** For example https://s3.eu-central-1.amazonaws.com; buckets are addressed by path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Milliseconds until the answer must have begun. */
const TIMEOUT = 10_000
/** Tries after the first, for 429 and 5xx. */
const RETRIES = 2
/** Deletions at once. */
const PARALLEL = 10

/**
 * A store in a bucket.
 * @param pageSize keys of one listing; 1000 is the most that S3 gives
 */
export function s3Store(settings: S3Settings, pageSize = 1000): MediaStore {
  const client = new AwsClient({ ...settings, service: 's3', retries: RETRIES })
  const bucketUrl = `${settings.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(settings.bucket)}`
  const urlOf = (key: string) => {
    requireKey(key)
    return `${bucketUrl}/${key}`
  }
  return {
    async put(key, bytes) {
      const headers = { 'Content-Type': 'image/webp' }
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
    list: () => list(client, bucketUrl, pageSize),
  }
}

function rangeHeader(range: ByteRange | undefined): Record<string, string> {
  return range ? { Range: `bytes=${range.start}-${range.end}` } : {}
}

/** Other bytes than those would be sent on under a length that is not theirs. */
function isPart(response: Response, { start, end }: ByteRange): boolean {
  return response.status === 206 && (response.headers.get('Content-Range') ?? '').startsWith(`bytes ${start}-${end}/`)
}

/** One signed request; the time limit ends when the answer begins, since a slow client may read a picture slowly. */
async function send(
  client: AwsClient,
  url: string,
  init: RequestInit,
  expected: readonly number[] = [],
): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('The picture store did not answer in time.')), TIMEOUT)
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

/** A missing bucket is a wrong setting, not a missing picture. */
async function missing(response: Response): Promise<null> {
  if ((await errorCode(response)) === 'NoSuchBucket') {
    throw Problem.unavailable(new Error('The bucket of the picture store does not exist.'))
  }
  return null
}

/** Only the status and the error's name: the rest of the body may quote the access key and what was signed. */
async function unexpected(method: string, response: Response): Promise<Problem> {
  const code = await errorCode(response)
  return Problem.unavailable(new Error(`The picture store answered ${response.status} ${code} to ${method}.`))
}

async function errorCode(response: Response): Promise<string> {
  const text = await response.text().catch(() => '')
  return /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1] ?? '(without a code)'
}

/** ListObjects in its first version, whose marker is simply the last key: every compatible store knows it. */
async function* list(client: AwsClient, bucketUrl: string, pageSize: number): AsyncGenerator<StoredFile> {
  let marker = ''
  for (;;) {
    const query = new URLSearchParams({ prefix: KEY_PREFIX, 'max-keys': String(pageSize), marker })
    const response = await send(client, `${bucketUrl}?${query.toString()}`, {})
    const text = await response.text().catch((error: unknown) => {
      throw Problem.unavailable(error)
    })
    const files = readListing(text)
    yield* files
    const last = files.at(-1)
    if (!last || !/<IsTruncated>true<\/IsTruncated>/.test(text)) return
    marker = last.key
  }
}

/** The flat list of a ListObjects answer; its elements have neither attributes nor nested names of the same kind. */
function readListing(xml: string): StoredFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, contents = '']) => ({
    key: unescape(/<Key>(.*?)<\/Key>/s.exec(contents)?.[1] ?? ''),
    modified: new Date(/<LastModified>(.*?)<\/LastModified>/s.exec(contents)?.[1] ?? NaN),
  }))
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Our own keys need none of it; those of others may be the marker of the next page. */
function unescape(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name: string) => {
    if (name) return ENTITIES[name] ?? whole
    const code = decimal ? Number(decimal) : parseInt(hexadecimal as string, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
