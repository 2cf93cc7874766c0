import busboy from 'busboy'
import { NO_BODY, type ParsedBody } from './parsedBody.ts'
import { MAX_FIELDS, tooManyFields } from './form.ts'
import { checked } from '../kernel/json.ts'
import { Problem } from '../kernel/problem.ts'

/**
 * Parses a multipart body that was read whole, within its operation's limit.
 * @param contentType the header, with its boundary
 * @returns the fields as an object of texts, and the files by field name
 * @throws Problem 413 for more than 100 parts, 400 when it cannot be read
 */
export async function readMultipart(bytes: Buffer, contentType: string): Promise<ParsedBody> {
  const fields = new Map<string, string>()
  const files = new Map<string, Buffer>()
  await new Promise<void>((resolve, reject) => {
    const unreadable = () => reject(Problem.invalid({ body: ['This is not a complete multipart body.'] }))
    try {
      const parser = busboy({
        headers: { 'content-type': contentType },
        // busboy reports the limit when it is reached.
        limits: { parts: MAX_FIELDS + 1, fieldSize: bytes.length },
      })
      parser.on('field', (name, value) => fields.set(name, value))
      parser.on('file', (name, stream) => {
        const chunks: Buffer[] = []
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('close', () => files.set(name, Buffer.concat(chunks)))
      })
      parser
        .on('partsLimit', () => reject(tooManyFields()))
        .on('error', unreadable)
        .on('close', resolve)
      parser.end(bytes)
    } catch {
      unreadable()
    }
  })
  return { ...NO_BODY, value: checked(Object.fromEntries(fields)), files }
}
