import busboy from 'busboy'
import { checked, type Body } from './body.ts'
import { Problem } from './problem.ts'

const MAX_PARTS = 100

/**
 * Parses a multipart body that was read whole, within its operation's limit.
 * @param contentType the header, with its boundary
 * @returns the fields as an object of texts, and the files by field name
 * @throws Problem 400 when it cannot be read
 */
export async function readMultipart(bytes: Buffer, contentType: string): Promise<Body> {
  const fields = new Map<string, string>()
  const files = new Map<string, Buffer>()
  await new Promise<void>((resolve, reject) => {
    const unreadable = () => reject(Problem.invalid({ body: ['This is not a complete multipart body.'] }))
    try {
      const parser = busboy({
        headers: { 'content-type': contentType },
        limits: { parts: MAX_PARTS, fieldSize: bytes.length },
      })
      parser.on('field', (name, value) => fields.set(name, value))
      parser.on('file', (name, stream) => {
        const chunks: Buffer[] = []
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('close', () => files.set(name, Buffer.concat(chunks)))
      })
      parser.on('partsLimit', unreadable).on('error', unreadable).on('close', resolve)
      parser.end(bytes)
    } catch {
      unreadable()
    }
  })
  return { value: checked(Object.fromEntries(fields)), text: null, files }
}
