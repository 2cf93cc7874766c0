import type { IncomingMessage, ServerResponse } from 'node:http'
import busboy, { type Busboy } from 'busboy'
import type { BodyShare } from '../admission/bodyBudget.ts'
import { Problem } from '../kernel/problem.ts'
import { invite, MAX_CHUNKS, tooManyChunks } from './receive.ts'

/** The maximum size of an uploaded image, in bytes. */
export const MAX_IMAGE_BYTES = 12 * 1024 * 1024

/** Bytes of a form around its file: boundaries, the part's header, what comes before and after. */
const MAX_FORM_BYTES = 64 * 1024

/** After a failure the rest of the body is not read. */
const CLOSE = { Connection: 'close' }

/**
 * Reads the one file of a form while it arrives (RFC 7578).
 * @param req its body must not have been read
 * @param share takes as many bytes as the body announces, or as have come
 * @param field the name of the file's part
 * @param limit bytes of the file
 * @throws Problem 415 when the body is not a form, 413 beyond the limit or when it comes in too many chunks, 400 that names the
 * field when the file is missing or empty, 400 that names the body when something else is in it or it does not end, what the
 * share throws
 */
export async function readUpload(
  req: IncomingMessage,
  res: ServerResponse,
  share: BodyShare,
  field = 'file',
  limit: number = MAX_IMAGE_BYTES,
): Promise<Buffer> {
  const parser = createParser(req, limit)
  const announced = Number(req.headers['content-length'] ?? 0)
  if (announced > limit + MAX_FORM_BYTES) throw tooLarge(limit)
  share.resize(announced)
  invite(req, res)
  return new Promise<Buffer>((resolve, reject) => {
    let received = 0
    let pieces = 0
    const count = (chunk: Buffer) => {
      received += chunk.length
      pieces += 1
      try {
        if (received > limit + MAX_FORM_BYTES) throw tooLarge(limit)
        if (pieces > MAX_CHUNKS) throw tooManyChunks()
        if (received > announced) share.resize(received)
      } catch (error) {
        fail(error as Problem)
      }
    }
    const fail = (problem: Problem) => {
      req.off('data', count).unpipe(parser)
      req.pause()
      reject(problem)
    }
    const chunks: Buffer[] = []
    parser
      .on('file', (name, file) => {
        if (name !== field) fail(unexpected(field))
        file
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('limit', () => fail(tooLarge(limit)))
          .on('error', () => fail(broken()))
      })
      .on('field', (name) => fail(name === field ? missing(field) : unexpected(field)))
      .on('filesLimit', () => fail(unexpected(field)))
      .on('error', () => fail(broken()))
      .on('close', () => (chunks.length > 0 ? resolve(Buffer.concat(chunks)) : fail(missing(field))))
    req
      .on('data', count)
      .on('error', () => fail(broken()))
      .pipe(parser)
  })
}

/**
 * Makes the parser of a form with one file.
 * @throws Problem 415 when the body is not a form, 400 when it names no boundary
 */
export function createParser({ headers }: IncomingMessage, limit: number): Busboy {
  const type = headers['content-type'] ?? ''
  const coding = headers['content-encoding'] ?? 'identity'
  if (!/^multipart\/form-data\s*(;|$)/i.test(type) || coding.toLowerCase() !== 'identity') throw notForm()
  try {
    // busboy calls a file too large once it reaches the limit.
    return busboy({ headers, limits: { parts: 2, files: 1, fileSize: limit + 1 } })
  } catch {
    throw Problem.invalid({ body: ['The Content-Type names no boundary of the form.'] })
  }
}

function notForm(): Problem {
  return new Problem('unsupported-media-type', 'Send the image as multipart/form-data, without Content-Encoding.', {
    headers: { ...CLOSE, Accept: 'multipart/form-data' },
  })
}

function tooLarge(limit: number): Problem {
  return new Problem('content-too-large', `The file can have at most ${limit} bytes.`, { headers: CLOSE })
}

function missing(field: string): Problem {
  return invalid(field, `Send the image as a file in the part ${field}; it must not be empty.`)
}

function unexpected(field: string): Problem {
  return invalid('body', `Send one part, ${field}, and nothing else.`)
}

function broken(): Problem {
  return invalid('body', 'The form could not be read completely.')
}

function invalid(name: string, sentence: string): Problem {
  const { detail, errors = {} } = Problem.invalid({ [name]: [sentence] })
  return new Problem('validation', detail, { errors, headers: CLOSE })
}
