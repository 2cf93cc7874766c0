import { unzipSync } from 'fflate'

/**
 * Unpacks parts of an archive, by their names. Cura begins names with a slash, which is left out.
 * @param maxBytes of all parts together when they are unpacked; the parts beyond it are left out
 * @throws Error when the archive is damaged
 */
export function unpack(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  maxBytes: number,
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  const parts = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (!isWanted(nameOf(name)) || bytes + originalSize > maxBytes) return false
      bytes += originalSize
      return true
    },
  })
  return new Map(Object.entries(parts).map(([name, part]) => [nameOf(name), part] as const))
}

function nameOf(name: string): string {
  return name.replace(/^\//, '')
}
