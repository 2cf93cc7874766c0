import { createHash } from 'node:crypto'
import { BadFile } from '../badFile.ts'
import type { Part } from './manifest.ts'
import type { UntrustedZip } from './zip.ts'

type Decoder = InstanceType<typeof TextDecoder>

/** Bytes of a line: slicer settings can have 4 MiB. */
const MAX_LINE = 5 * 1024 * 1024
const LINE_FEED = 0x0a

/**
 * Reads the lines of a part of an archive, and checks its number of lines and its hash at the end.
 * @throws BadFile with what is wrong; the lines before it were given already
 */
export async function* readLines(zip: UntrustedZip, { name, count, sha256 }: Part): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let rest: Buffer[] = []
  let length = 0
  let lines = 0
  for await (const chunk of zip.read(name)) {
    hash.update(chunk)
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      if (length + end - start > MAX_LINE) throw tooLong(name)
      lines += 1
      yield decode(decoder, Buffer.concat([...rest, chunk.subarray(start, end)]), name)
      start = end + 1
      ;[rest, length] = [[], 0]
    }
    rest.push(chunk.subarray(start))
    length += chunk.length - start
    if (length > MAX_LINE) throw tooLong(name)
  }
  if (length > 0) throw new BadFile(`The last line of ${name} is not complete.`)
  if (hash.digest('hex') !== sha256) {
    throw new BadFile(`${name} was changed: its hash is another one than manifest.json says.`)
  }
  if (lines !== count) throw new BadFile(`${name} has another number of lines than manifest.json says.`)
}

function decode(decoder: Decoder, bytes: Buffer, name: string): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new BadFile(`${name} is not UTF-8.`)
  }
}

function tooLong(name: string): BadFile {
  return new BadFile(`A line of ${name} has more than ${MAX_LINE / 1024 / 1024} MiB.`)
}
