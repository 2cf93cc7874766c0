import { BINARY_MAGIC, readBinaryGcode } from './binaryGcode.ts'
import { readGcode } from './gcode.ts'
import type { Plate } from './plate.ts'
import { readProject } from './project.ts'
import { readUfp } from './ufp.ts'

/** An archive is read into memory whole. */
const MAX_ARCHIVE = 512 * 1024 * 1024
const ZIP_MAGIC = 'PK\u0003\u0004'

/**
 * Reads the plates of a sliced file: G-code, binary G-code, a 3MF file, or a UFP file.
 * @returns none where the file says neither how long a print takes nor what it uses
 */
export async function readSlicedFile(file: Blob): Promise<readonly Plate[]> {
  try {
    const magic = await file.slice(0, 4).text()
    if (magic === ZIP_MAGIC) return file.size <= MAX_ARCHIVE ? await readArchive(file) : []
    const plate = magic === BINARY_MAGIC ? await readBinaryGcode(file) : await readGcode(file)
    return plate ? [plate] : []
  } catch {
    return []
  }
}

async function readArchive(file: Blob): Promise<readonly Plate[]> {
  const archive = new Uint8Array(await file.arrayBuffer())
  const plates = await readProject(archive)
  if (plates.length > 0) return plates
  const plate = await readUfp(archive)
  return plate ? [plate] : []
}
