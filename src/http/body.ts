import type { Request, Response } from 'express'
import type { Admission } from '../admission/admission.ts'
import type { BodyShare } from '../admission/bodyBudget.ts'
import { isAnonymous, type Owner } from '../admission/owner.ts'
import { readUpload } from './upload.ts'
import { streamUpload } from './streamUpload.ts'
import type { TaskWorker } from '../worker/worker.ts'
import { contentCoding, decompress, type Bound, type Coding } from './contentCoding.ts'
import { MAX_FORM_BYTES, readForm } from './form.ts'
import { decode } from '../kernel/json.ts'
import type { RateLimits } from '../limits/limits.ts'
import { readMultipart } from './multipart.ts'
import { Problem } from '../kernel/problem.ts'
import { KeptBytes } from './keptBytes.ts'
import { NO_BODY, type ParsedBody } from './parsedBody.ts'
import { announcedBytes, hasBody, receive } from './receive.ts'
import { syntaxOf } from './values.ts'

const DEFAULT_LIMIT = 1024 * 1024
/** Bounds of a compressed body without a credential, once it is decompressed: slicers and devices send theirs plain. */
const MAX_ANONYMOUS_BYTES = 256 * 1024
const MAX_ANONYMOUS_RATIO = 20

/** Bytes of a device's body without a credential in its head, which devices with large images send. */
const MAX_ANONYMOUS_DEVICE_BYTES = 4 * 1024 * 1024

/** The contract's rules for the body of an operation. */
export interface BodyRule {
  /** Media types and ranges, as the contract lists them. */
  readonly types: readonly string[]
  /** Bytes, as sent and after decompression. */
  readonly limit: number
  readonly isRequired: boolean
  /** Whether the file of a form is streamed to the disk, within the limit, instead of kept in memory. */
  readonly streamsFile?: boolean
  /** Whether images are dropped from a body beyond the limit, instead of refusing it. */
  readonly dropsImages?: boolean
}

/** The services that reading a body needs. */
export interface BodyServices {
  readonly limits: Pick<RateLimits, 'countBytes'>
  readonly admission: Admission
  readonly worker: TaskWorker
}

/** Reads the rule from an operation of the contract; null when the operation takes no body. */
export function bodyRule(operation: {
  requestBody?: { content: object; required?: boolean }
  'x-max-body-bytes'?: number
  'x-drops-images'?: boolean
  'x-streams-file'?: boolean
}): BodyRule | null {
  if (!operation.requestBody) return null
  return {
    types: Object.keys(operation.requestBody.content),
    limit: operation['x-max-body-bytes'] ?? DEFAULT_LIMIT,
    isRequired: operation.requestBody.required === true,
    dropsImages: operation['x-drops-images'] === true,
    streamsFile: operation['x-streams-file'] === true,
  }
}

/**
 * Receives, decompresses and parses a body. Call it for those only who may call the operation.
 * @throws Problem 413 beyond the limit, 415 for a media type, charset or coding that the operation does not take, 400 when
 * it cannot be read, 429 when its address has sent too many bytes without a credential or its owner has too many under way, 503
 * when everybody has
 */
export async function readBody(
  services: BodyServices,
  req: Request,
  res: Response,
  rule: BodyRule | null,
  owner: Owner,
): Promise<ParsedBody> {
  if (!rule || !hasBody(req)) return NO_BODY
  if (rule.streamsFile) return readStreamedFile(req, res, rule.limit)
  if (isUpload(rule)) return readFile(req, res, services.admission.bodies.share(owner, res))
  const type = mediaType(req, rule)
  const limit = limitOf(type, rule, isAnonymous(owner))
  const kept = rule.dropsImages === true ? keptOf(req, limit) : null
  const incoming = { req, res, owner }
  const bytes = await readBytes(services, incoming, limit, kept)
  if (bytes.length === 0) return NO_BODY
  const parsed = await parse(services, incoming, rule, type, bytes)
  return { ...parsed, hasDropped: kept?.hasDropped ?? false }
}

function keptOf({ headers }: Request, limit: number): KeptBytes {
  return new KeptBytes(limit, syntaxOf(headers['content-type'] ?? ''), announcedBytes(headers) || Infinity)
}

/** A request whose body is read, and its owner. */
interface Incoming {
  readonly req: Request
  readonly res: Response
  readonly owner: Owner
}

async function parse(
  { worker }: BodyServices,
  { req, res, owner }: Incoming,
  rule: BodyRule,
  type: string,
  bytes: Buffer,
): Promise<ParsedBody> {
  if (type === 'multipart/form-data') return readMultipart(bytes, req.headers['content-type'] ?? '')
  if (type === 'application/x-www-form-urlencoded') return { ...NO_BODY, value: readForm(decode(bytes)) }
  const input = { bytes, isVerbatim: takesAnyType(rule) }
  return { ...NO_BODY, ...(await worker.run('readJson', input, bytes.length, { owner, response: res })) }
}

/** The one kind of body that is a file: it is streamed, and its limit is the file's own. */
export function isUpload({ types }: BodyRule): boolean {
  return types.length === 1 && types[0] === 'multipart/form-data'
}

/** The value tells the validator that the file is there; its bytes are never taken for text. */
async function readFile(req: Request, res: Response, share: BodyShare): Promise<ParsedBody> {
  const file = await readUpload(req, res, share)
  return { ...NO_BODY, value: { file: '(file)' }, files: new Map([['file', file]]) }
}

/** The hash stands for the file where a repeated request is recognized. */
async function readStreamedFile(req: Request, res: Response, limit: number): Promise<ParsedBody> {
  const { hash, ...upload } = await streamUpload(req, res, limit)
  return { ...NO_BODY, value: { file: '(file)' }, files: new Map([['file', hash]]), upload }
}

/** An operation that takes every media type reads its body as JSON and stores it as it was sent. */
function takesAnyType({ types }: BodyRule): boolean {
  return types.includes('*/*')
}

function limitOf(type: string, { limit, dropsImages }: BodyRule, hasNoCredential: boolean): number {
  if (type === 'application/x-www-form-urlencoded') return Math.min(limit, MAX_FORM_BYTES)
  return dropsImages === true && hasNoCredential ? Math.min(limit, MAX_ANONYMOUS_DEVICE_BYTES) : limit
}

/** The kind of parser: JSON for every type that the operation takes, but for the two kinds of form where it lists them by name. */
function mediaType(req: Request, rule: BodyRule): string {
  const sent = (req.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()
  if (takesAnyType(rule)) return 'application/json'
  const charset = /;\s*charset="?([^";\s]+)/i.exec(req.headers['content-type'] ?? '')?.[1]
  // Some generated clients send `application/*+json` as the contract writes it.
  const isTaken = rule.types.includes(sent) || req.is([...rule.types])
  if (!isTaken || (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset))) {
    throw new Problem('unsupported-media-type', `Send the body as ${rule.types[0]} in UTF-8.`, {
      headers: { Accept: rule.types.join(', ') },
    })
  }
  return sent
}

async function readBytes(
  { admission, limits }: BodyServices,
  { req, res, owner }: Incoming,
  limit: number,
  kept: KeptBytes | null,
): Promise<Buffer> {
  const coding = contentCoding(req.headers['content-encoding'])
  const count = async (bytes: number) =>
    isAnonymous(owner) ? limits.countBytes('address-bytes', owner, bytes, res) : undefined
  const announced = announcedBytes(req.headers)
  // Also for a body of unknown length: an address that has used up its bytes is refused before any is read.
  await count(kept ? announced : Math.min(announced, limit))
  const share = admission.bodies.share(owner, res)
  const sent = await receive(req, res, limit, share, coding === null ? kept : null)
  const plain = coding === null ? sent : await inflate(sent, coding, boundOf(sent, limit, isAnonymous(owner)), share)
  if (plain.length > announced) await count(plain.length - announced)
  return plain
}

async function inflate(sent: Buffer, coding: Coding, bound: Bound, share: BodyShare): Promise<Buffer> {
  share.resize(sent.length + bound.bytes)
  const plain = await decompress(sent, coding, bound)
  share.resize(plain.length)
  return plain
}

function boundOf(sent: Buffer, limit: number, hasNoCredential: boolean): Bound {
  if (!hasNoCredential) return { bytes: limit, sentence: `The decompressed body can have at most ${limit} bytes.` }
  return {
    bytes: Math.min(limit, MAX_ANONYMOUS_BYTES, MAX_ANONYMOUS_RATIO * sent.length),
    sentence:
      `Without a credential, a compressed body can expand to at most ${MAX_ANONYMOUS_BYTES} bytes and ` +
      `${MAX_ANONYMOUS_RATIO} times its compressed size. Send it without Content-Encoding.`,
  }
}
