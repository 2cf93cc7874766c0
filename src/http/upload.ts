import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BodyShare } from '../admission/bodyBudget.ts'
import type { Problem } from '../kernel/problem.ts'
import { ByteBlock } from './byteBlock.ts'
import {
  BYTES_AROUND_FILE,
  createParser,
  fileTooLarge,
  incompleteForm,
  invalidForm,
  unexpectedPart,
} from './fileForm.ts'
import { announcedBytes, invite, MAX_CHUNKS, tooManyChunks } from './receive.ts'

/** The maximum size of an uploaded image, in bytes. */
export const MAX_IMAGE_BYTES = 12 * 1024 * 1024

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
  const parser = createParser(req, limit, 'image')
  const announced = announcedBytes(req.headers)
  if (announced > limit + BYTES_AROUND_FILE) throw fileTooLarge(limit)
  share.resize(announced)
  invite(req, res)
  return new Promise<Buffer>((resolve, reject) => {
    let received = 0
    let pieces = 0
    const count = (chunk: Buffer) => {
      received += chunk.length
      pieces += 1
      try {
        if (received > limit + BYTES_AROUND_FILE) throw fileTooLarge(limit)
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
    const block = new ByteBlock(announced || Infinity)
    parser
      .on('file', (name, file) => {
        if (name !== field) fail(unexpectedPart(field))
        file
          .on('data', (chunk: Buffer) => block.add(chunk))
          .on('limit', () => fail(fileTooLarge(limit)))
          .on('error', () => fail(incompleteForm()))
      })
      .on('field', (name) => fail(name === field ? missing(field) : unexpectedPart(field)))
      .on('filesLimit', () => fail(unexpectedPart(field)))
      .on('error', () => fail(incompleteForm()))
      .on('close', () => (block.size > 0 ? resolve(block.bytes()) : fail(missing(field))))
    req
      .on('data', count)
      .on('error', () => fail(incompleteForm()))
      .pipe(parser)
  })
}

function missing(field: string): Problem {
  return invalidForm(field, `Send the image as a file in the part ${field}; it must not be empty.`)
}
