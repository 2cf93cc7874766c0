import type { IncomingMessage } from 'node:http'
import busboy, { type Busboy } from 'busboy'
import { Problem } from '../http/problem.ts'

/** Bytes of a picture (standards, "Decided" in the limits). */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024

/** Bytes of a form around its file: boundaries, the part's header, what comes before and after. */
const MAX_FORM_BYTES = 64 * 1024

/** After a failure the rest of the body is not read. */
const CLOSE = { Connection: 'close' }

/**
 * Reads the one file of a form while it arrives (RFC 7578).
 * @param req its body must not have been read
 * @param field the name of the file's part
 * @param limit bytes of the file
 * @throws Problem 415 when the body is no form, 413 beyond the limit, 400 that names the field when the file is missing or
 * empty, 400 that names the body when something else is in it or it does not end
 */
export async function readUpload(
  req: IncomingMessage,
  field = 'file',
  limit: number = MAX_PICTURE_BYTES,
): Promise<Buffer> {
  const parser = createParser(req, limit)
  if (Number(req.headers['content-length'] ?? 0) > limit + MAX_FORM_BYTES) throw tooLarge(limit)
  return new Promise<Buffer>((resolve, reject) => {
    const fail = (problem: Problem) => {
      req.unpipe(parser)
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
    let received = 0
    req
      .on('data', (chunk: Buffer) => {
        received += chunk.length
        if (received > limit + MAX_FORM_BYTES) fail(tooLarge(limit))
      })
      .on('error', () => fail(broken()))
      .pipe(parser)
  })
}

function createParser({ headers }: IncomingMessage, limit: number): Busboy {
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
  return new Problem('unsupported-media-type', 'Send the picture as multipart/form-data, without Content-Encoding.', {
    headers: { ...CLOSE, Accept: 'multipart/form-data' },
  })
}

function tooLarge(limit: number): Problem {
  return new Problem('content-too-large', `The file may have at most ${limit} bytes.`, { headers: CLOSE })
}

function missing(field: string): Problem {
  return invalid(field, `Send the picture as a file in the part ${field}; it may not be empty.`)
}

function unexpected(field: string): Problem {
  return invalid('body', `Send one part, ${field}, and nothing else.`)
}

function broken(): Problem {
  return invalid('body', 'The form could not be read to its end.')
}

function invalid(name: string, sentence: string): Problem {
  const { detail, errors = {} } = Problem.invalid({ [name]: [sentence] })
  return new Problem('validation', detail, { errors, headers: CLOSE })
}
