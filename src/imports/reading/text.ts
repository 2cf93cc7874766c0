import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

const HEAD = 65_536

/**
 * Finds the encoding of a text: that of its byte order mark; UTF-16 where every second byte of the beginning is zero;
 * UTF-8 if all of it is; else Windows-1252, which spreadsheets write.
 */
export async function encodingOf(path: string): Promise<string> {
  const head = await readHead(path)
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => at % 2 === odd && byte === 0).length)
  if ((zeros[1] ?? 0) > head.length / 8 && (zeros[1] ?? 0) > 4 * (zeros[0] ?? 0)) return 'utf-16le'
  if ((zeros[0] ?? 0) > head.length / 8 && (zeros[0] ?? 0) > 4 * (zeros[1] ?? 0)) return 'utf-16be'
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252'
}

/** Reads the first bytes of a file. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Reads a file as text, without its byte order mark. */
export async function* readFileText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path))
  for await (const chunk of createReadStream(path, { highWaterMark: HEAD })) {
    yield decoder.decode(chunk as Buffer, { stream: true })
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
