import { createHash } from 'node:crypto'
import type { EntrySum } from './zip.ts'

/** Name of the archive's format (docs/archive.md). */
export const ARCHIVE_FORMAT = 'print-log-archive'
/** Version of the archive's format. */
export const FORMAT_VERSION = 1
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
  /** Identifies the logbook that the archive is of. */
  readonly origin: string
  /** Time of the snapshot, RFC 3339. */
  readonly createdDate: string
  readonly parts: readonly ArchivePart[]
  readonly missingImages: number
}

/** Identifies a logbook among those of all services: one text in all archives of a user. */
export function originOf(databaseId: string, userId: number): string {
  return createHash('sha256').update(`${databaseId} ${userId}`).digest('hex').slice(0, 32)
}

/** Writes the manifest as JSON (docs/archive.md, "Manifest"). */
export function manifestText({ serviceVersion, origin, createdDate, parts, missingImages }: ArchiveFacts): string {
  const manifest = {
    format: ARCHIVE_FORMAT,
    formatVersion: FORMAT_VERSION,
    serviceVersion,
    origin,
    createdDate,
    parts: parts.map(({ name, resource, count, bytes, sha256 }) => ({ name, resource, count, bytes, sha256 })),
    missingImages,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
