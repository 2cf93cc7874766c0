import { unpack } from './archive.ts'
import { readGcode } from './gcode.ts'
import type { Plate } from './plate.ts'
import { previewOf } from './preview.ts'

/** Parts of the UltiMaker Format Package (https://github.com/Ultimaker/libCharon, docs/ufp.md). */
const GCODE = '3D/model.gcode'
const THUMBNAIL = 'Metadata/thumbnail.png'
/** Bytes of both parts together when they are unpacked. */
const MAX_BYTES = 256 * 1024 * 1024

/**
 * Reads the G-code of a UFP file, which Cura writes for printers of UltiMaker.
 * @returns null for another archive, or when there is neither a time nor an amount of filament
 * @throws Error when the archive is damaged
 */
export async function readUfp(archive: Uint8Array): Promise<Plate | null> {
  const parts = unpack(archive, (name) => name === GCODE || name === THUMBNAIL, MAX_BYTES)
  const [gcode, image] = [parts.get(GCODE), parts.get(THUMBNAIL)]
  const plate = gcode ? await readGcode(new Blob([gcode])) : null
  return plate && image ? { ...plate, preview: await previewOf(image, 'image/png') } : plate
}
