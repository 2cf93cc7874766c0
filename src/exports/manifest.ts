import type { EntrySum } from './zip.ts'

/** Version of the archive's format (docs/archive.md). */
const FORMAT_VERSION = 1
/** Name of the last entry. */
export const ARCHIVE_MANIFEST_NAME = 'manifest.json'
/** Name of the entry with the hashes of the images. */
export const IMAGE_SUMS_NAME = 'media.sha256'

/** Entry of an archive, except for the images. */
export interface ArchivePart extends EntrySum {
  readonly name: string
  readonly resource: string
  /** Number of lines. */
  readonly count: number
}

/** Facts that the manifest states. */
export interface ArchiveFacts {
  readonly serviceVersion: string
  /** Time of the snapshot, RFC 3339. */
  readonly createdDate: string
  readonly parts: readonly ArchivePart[]
  readonly missingImages: number
}

/** Writes the manifest as JSON (docs/archive.md, "Manifest"). */
export function manifestText({ serviceVersion, createdDate, parts, missingImages }: ArchiveFacts): string {
  const manifest = {
    format: 'print-log-archive',
    formatVersion: FORMAT_VERSION,
    serviceVersion,
    createdDate,
    parts: parts.map(({ name, resource, count, bytes, sha256 }) => ({ name, resource, count, bytes, sha256 })),
    missingImages,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
