import { BINARY_MAGIC, readBinaryGcode } from './binaryGcode.ts'
import { readGcode } from './gcode.ts'
import type { Plate } from './plate.ts'
import { readProject } from './project.ts'

/** Bytes that are read of G-code: settings and images are at its beginning or end, and all else is moves. */
const BEGINNING = 4 * 1024 * 1024
const END = 1024 * 1024
/** An archive is read into memory whole. */
const MAX_ARCHIVE = 512 * 1024 * 1024
const ZIP_MAGIC = 'PK\u0003\u0004'

/**
 * Reads the plates of a sliced file: G-code, binary G-code, or a 3MF file.
 * @returns none where the file says neither how long a print takes nor what it uses
 */
export async function readSlicedFile(file: Blob): Promise<readonly Plate[]> {
  try {
    const magic = await file.slice(0, 4).text()
    if (magic === ZIP_MAGIC) return file.size <= MAX_ARCHIVE ? await readProject(file) : []
    const plate = magic === BINARY_MAGIC ? await readBinaryGcode(file) : await readGcode(await endsOf(file))
    return plate ? [plate] : []
  } catch {
    return []
  }
}

async function endsOf(file: Blob): Promise<string> {
  if (file.size <= BEGINNING + END) return file.text()
  return `${await file.slice(0, BEGINNING).text()}\n${await file.slice(-END).text()}`
}
