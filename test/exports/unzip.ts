import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl'

const open = promisify<Buffer, Options, ZipFile>(fromBuffer)

/** Reads all entries of a zip file, by name, in their order. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await open(bytes, { lazyEntries: true })
  const read = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))
  const entries = new Map<string, Buffer>()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  zip.on('entry', (entry: Entry) => {
    read(entry)
      .then(async (stream) => entries.set(entry.fileName, await buffer(stream)))
      .then(() => zip.readEntry(), reject)
  })
  zip.on('end', resolve)
  zip.on('error', reject)
  zip.readEntry()
  await promise
  return entries
}

/** Records of a resource in an archive. */
export function records(entries: ReadonlyMap<string, Buffer>, name: string): Record<string, unknown>[] {
  const text = entries.get(`${name}.ndjson`)?.toString('utf8') ?? ''
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
