import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { UploadedFile } from '../contract/operation.ts'
import { closeSignal } from '../kernel/closeSignal.ts'
import { Problem } from '../kernel/problem.ts'
import { makeTemporaryFolder } from '../kernel/temporaryFolders.ts'
import {
  BYTES_AROUND_FILE,
  createParser,
  fileTooLarge,
  incompleteForm,
  invalidForm,
  unexpectedPart,
} from './fileForm.ts'
import { announcedBytes, invite } from './receive.ts'

const FIELD = 'file'
const MAX_NAME = 255

/**
 * Streams the one file of a form to a folder of its own on this machine's disk; memory does not grow with the file. The folder is
 * deleted when the response is over.
 * @param req its body must not have been read
 * @param limit bytes of the file
 * @returns the file, with the SHA-256 of its bytes
 * @throws Problem 415 when the body is not a form, 413 beyond the limit, 400 that names what is wrong with the form, 503 when the
 * disk is full
 */
export async function streamUpload(
  req: IncomingMessage,
  res: ServerResponse,
  limit: number,
): Promise<UploadedFile & { readonly hash: Buffer }> {
  const parser = createParser(req, limit, 'file')
  if (announcedBytes(req.headers) > limit + BYTES_AROUND_FILE) throw fileTooLarge(limit)
  const folder = await makeTemporaryFolder('upload').catch((error: unknown) => {
    throw Problem.unavailable(error)
  })
  const over = closeSignal(res)
  // Nobody waits for it. A folder that cannot be deleted now is removed with those that killed instances have left.
  const remove = () => void rm(folder, { recursive: true, force: true }).catch(() => undefined)
  if (over.aborted) remove()
  else over.addEventListener('abort', remove)
  const file = path.join(folder, 'upload')
  invite(req, res)
  const files: Promise<{ name: string; bytes: number; hash: Buffer }>[] = []
  const refusals: Problem[] = []
  const refuse = (problem: Problem) => {
    refusals.push(problem)
    req.unpipe(parser)
    req.pause()
    parser.destroy()
  }
  parser
    .on('file', (field, content, { filename }) => {
      if (field !== FIELD || files.length > 0) return refuse(unexpectedPart(FIELD))
      content.on('limit', () => refuse(fileTooLarge(limit)))
      const stored = store(content, file, nameOf(filename))
      // It is awaited after the form.
      stored.catch(() => undefined)
      files.push(stored)
    })
    .on('field', () => refuse(invalidForm(FIELD, `Send the file in the part ${FIELD}.`)))
    .on('filesLimit', () => refuse(unexpectedPart(FIELD)))
  try {
    await pipeline(req, parser)
  } catch (error) {
    if (refusals[0]) throw refusals[0]
    throw (error as NodeJS.ErrnoException).syscall ? Problem.unavailable(error) : incompleteForm()
  }
  if (refusals[0]) throw refusals[0]
  const [result] = await Promise.all(files)
  if (!result || result.bytes === 0) throw invalidForm(FIELD, `Send a file in the part ${FIELD}; it must not be empty.`)
  return { path: file, ...result }
}

async function store(content: Readable, file: string, name: string) {
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(content, count, createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  return { name, bytes, hash: hash.digest() }
}

/** The last segment, in one line: some clients send a whole path. */
function nameOf(sent: string | undefined): string {
  const segment = (sent ?? '').split(/[/\\]/).at(-1) ?? ''
  const plain = segment.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return [...plain].slice(0, MAX_NAME).join('') || 'file'
}
