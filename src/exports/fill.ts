import type { MediaStore } from '../media/mediaStore.ts'
import { imageKey } from '../media/keys.ts'
import { IMAGE_SUMS_NAME, ARCHIVE_MANIFEST_NAME, manifestText, type ArchivePart } from './manifest.ts'
import { fileNameOf, type ArchiveResource } from './resource.ts'
import { RESOURCES } from './resources.ts'
import { imagesResource } from './resources/images.ts'
import type { Snapshot } from './snapshot.ts'
import type { ZipWriter } from './zip.ts'

/** Source of an archive. */
export interface ArchiveSource {
  readonly snapshot: Snapshot
  readonly store: MediaStore
  readonly userId: number
  readonly serviceVersion: string
  /** Identifies the logbook. */
  readonly origin: string
}

/** Progress of an archive: records and images. */
export interface ArchiveProgress {
  done: number
  total: number
}

/** Counts all that an archive will have. */
export async function countAll(snapshot: Snapshot): Promise<number> {
  let total = await snapshot.count(imagesResource)
  for (const resource of RESOURCES) total += await snapshot.count(resource)
  return total
}

/**
 * Writes all entries of an archive (docs/archive.md, "Archive"). Ids of images are remembered, about 100 bytes for each.
 * @param progress grows as entries are written
 * @throws Error of the database, of the store, and of the reader of the file
 */
export async function fillArchive(zip: ZipWriter, source: ArchiveSource, progress: ArchiveProgress): Promise<void> {
  const parts: ArchivePart[] = []
  for (const resource of RESOURCES) parts.push(await addResource(zip, source, resource, progress))
  const sums: string[] = []
  let missingImages = 0
  for await (const lines of source.snapshot.lines(imagesResource)) {
    for (const line of lines) {
      const { id } = JSON.parse(line) as { id: string }
      const sum = await addImage(zip, source, id)
      if (sum === null) missingImages += 1
      else sums.push(sum)
      progress.done += 1
    }
  }
  parts.push({
    name: IMAGE_SUMS_NAME,
    resource: 'media',
    count: sums.length,
    ...(await zip.add(IMAGE_SUMS_NAME, inBytes([sums]))),
  })
  const { serviceVersion, origin, snapshot } = source
  const text = manifestText({ serviceVersion, origin, createdDate: snapshot.createdDate, parts, missingImages })
  await zip.add(ARCHIVE_MANIFEST_NAME, inBytes([[text]]))
  zip.end()
}

async function addResource(
  zip: ZipWriter,
  { snapshot }: ArchiveSource,
  resource: ArchiveResource,
  progress: ArchiveProgress,
): Promise<ArchivePart> {
  let count = 0
  async function* pages() {
    for await (const lines of snapshot.lines(resource)) {
      count += lines.length
      progress.done += lines.length
      yield lines.map((line) => `${line}\n`)
    }
  }
  const name = fileNameOf(resource.name)
  const sum = await zip.add(name, inBytes(pages()))
  return { name, resource: resource.name, count, ...sum }
}

/** Adds the bytes of an image. Returns its line in the list of hashes; null when the store does not have it. */
async function addImage(zip: ZipWriter, { store, userId }: ArchiveSource, id: string): Promise<string | null> {
  const bytes = await store.get(imageKey(userId, id, 'image'))
  if (bytes === null) return null
  const name = `media/${id}.webp`
  const { sha256 } = await zip.add(name, bytes, true)
  return `${sha256}  ${name}\n`
}

async function* inBytes(pages: AsyncIterable<readonly string[]> | Iterable<readonly string[]>): AsyncGenerator<Buffer> {
  for await (const page of pages) if (page.length > 0) yield Buffer.from(page.join(''))
}
