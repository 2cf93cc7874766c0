import { readLines } from './comments.ts'
import { plateOf } from './gcode.ts'
import type { Plate } from './plate.ts'
import { previewOf } from './preview.ts'

/** The first bytes of binary G-code (https://github.com/prusa3d/libbgcode, doc/specifications.md). */
export const BINARY_MAGIC = 'GCDE'

const FILE_HEADER = 10
/** Kinds of blocks. Those before the first block of G-code describe it. */
const GCODE = 1
const THUMBNAIL = 5
const COMPRESSED = { none: 0, deflate: 1 } as const
/** Media types by the number of an image's format; browsers cannot show the third one, QOI. */
const IMAGE_TYPES = ['image/png', 'image/jpeg']
/** Blocks of metadata have some ten thousand bytes, images some hundred thousand. */
const MAX_BLOCK = 8 * 1024 * 1024
const MAX_BLOCKS = 100

/**
 * Reads what PrusaSlicer has written into the blocks before binary G-code.
 * @returns null when there is neither a time nor an amount of filament
 * @throws RangeError when the file ends within a block
 */
export async function readBinaryGcode(file: Blob): Promise<Plate | null> {
  const values = new Map<string, string>()
  let preview = { size: 0, base64: null as string | null }
  const checksum = (await viewOf(file, 0, FILE_HEADER)).getUint16(8, true) === 0 ? 0 : 4
  let at = FILE_HEADER
  for (let count = 0; count < MAX_BLOCKS && at < file.size; count += 1) {
    const header = await viewOf(file, at, 8)
    const [type, compression] = [header.getUint16(0, true), header.getUint16(2, true)]
    if (type === GCODE) break
    const headerSize = compression === COMPRESSED.none ? 8 : 12
    const length = (await viewOf(file, at + headerSize - 4, 4)).getUint32(0, true)
    const parameters = type === THUMBNAIL ? 6 : 2
    const start = at + headerSize + parameters
    if (length <= MAX_BLOCK && type === THUMBNAIL) {
      const view = await viewOf(file, start - parameters, parameters)
      const size = view.getUint16(2, true) * view.getUint16(4, true)
      const mediaType = IMAGE_TYPES[view.getUint16(0, true)]
      if (mediaType !== undefined && size > preview.size) {
        const bytes = new Uint8Array(await file.slice(start, start + length).arrayBuffer())
        preview = { size, base64: await previewOf(bytes, mediaType) }
      }
    } else if (length <= MAX_BLOCK) {
      const text = await textOf(file.slice(start, start + length), compression)
      for (const [name, value] of readLines(text)) if (!values.has(name)) values.set(name, value)
    }
    at = start + length + checksum
  }
  const [slicer = null, version = null] = values.get('producer')?.split(/[ +]/) ?? []
  const plate = plateOf(values, slicer, version)
  return plate && { ...plate, preview: preview.base64 }
}

async function viewOf(file: Blob, start: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(start, start + length).arrayBuffer())
}

/** The text of a block; empty where its compression is one that no block of metadata has. */
async function textOf(data: Blob, compression: number): Promise<string> {
  if (compression === COMPRESSED.none) return data.text()
  if (compression !== COMPRESSED.deflate) return ''
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const unpacked = data.stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  for (;;) {
    const { done, value } = await unpacked.read()
    if (done) return new Blob(parts).text()
    size += value.length
    if (size > MAX_BLOCK) {
      await unpacked.cancel()
      return ''
    }
    parts.push(value)
  }
}
