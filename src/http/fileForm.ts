import type { IncomingMessage } from 'node:http'
import busboy, { type Busboy } from 'busboy'
import { Problem } from '../kernel/problem.ts'

/** Bytes of a form around its file: boundaries, the part's header, what comes before and after. */
export const BYTES_AROUND_FILE = 64 * 1024

/** After a failure the rest of the body is not read. */
const CLOSE = { Connection: 'close' }

/**
 * Makes the parser of a form with one file (RFC 7578).
 * @param limit bytes of the file
 * @param noun name of the file in sentences
 * @throws Problem 415 when the body is not a form, 400 when it names no boundary
 */
export function createParser({ headers }: IncomingMessage, limit: number, noun: keyof typeof NOT_FORM): Busboy {
  const type = headers['content-type'] ?? ''
  const coding = headers['content-encoding'] ?? 'identity'
  if (!/^multipart\/form-data\s*(;|$)/i.test(type) || coding.toLowerCase() !== 'identity') throw notForm(noun)
  try {
    // busboy calls a file too large once it reaches the limit.
    return busboy({ headers, limits: { parts: 2, files: 1, fileSize: limit + 1 } })
  } catch {
    throw Problem.invalid({ body: ['The Content-Type names no boundary of the form.'] })
  }
}

const NOT_FORM = {
  image: 'Send the image as multipart/form-data, without Content-Encoding.',
  file: 'Send the file as multipart/form-data, without Content-Encoding.',
} as const

function notForm(noun: keyof typeof NOT_FORM): Problem {
  return new Problem('unsupported-media-type', NOT_FORM[noun], {
    headers: { ...CLOSE, Accept: 'multipart/form-data' },
  })
}

/** 413 for a file of more than this number of bytes. */
export function fileTooLarge(limit: number): Problem {
  return new Problem('content-too-large', `The file can have at most ${limit} bytes.`, { headers: CLOSE })
}

/** 400 for a form with something besides the part of the file. */
export function unexpectedPart(field: string): Problem {
  return invalidForm('body', `Send one part, ${field}, and nothing else.`)
}

/** 400 for a form that does not end, or cannot be parsed. */
export function incompleteForm(): Problem {
  return invalidForm('body', 'The form could not be read completely.')
}

/** 400 that names a part of the form, or the body. */
export function invalidForm(name: string, sentence: string): Problem {
  const { detail, errors = {} } = Problem.invalid({ [name]: [sentence] })
  return new Problem('validation', detail, { errors, headers: CLOSE })
}
