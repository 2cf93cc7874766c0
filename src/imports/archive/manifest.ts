import { ARCHIVE_FORMAT, ARCHIVE_MANIFEST_NAME, FORMAT_VERSION, IMAGE_SUMS_NAME } from '../../exports/manifest.ts'
import { fileNameOf } from '../../exports/resource.ts'
import { isObject, ownProperty, type Fields } from '../../kernel/lenient.ts'
import { BadFile, WORKBOOK } from '../badFile.ts'
import { KINDS } from './kinds.ts'
import type { ResourceName } from './schemas.ts'
import type { UntrustedZip } from './zip.ts'

const MAX_MANIFEST = 1024 * 1024
const SHA256 = /^[0-9a-f]{64}$/
const ORIGIN = /^[0-9a-f-]{1,64}$/

/** Entries of the workbooks of Excel, LibreOffice and Numbers, which are zip files too. */
const WORKBOOK_ENTRIES = ['xl/workbook.xml', 'xl/workbook.bin', 'content.xml', 'Index/Document.iwa']

/** Part of an archive that the manifest describes. */
export interface Part {
  readonly name: string
  readonly count: number
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string
}

/** Content of a manifest. */
export interface ArchiveManifest {
  /** Identifies the logbook that the archive is of. */
  readonly origin: string
  readonly parts: ReadonlyMap<ResourceName | 'media', Part>
}

/**
 * Reads the manifest of an archive, and checks that the archive has all parts.
 * @throws BadFile with what is wrong
 */
export async function readManifest(zip: UntrustedZip): Promise<ArchiveManifest> {
  if (!zip.has(ARCHIVE_MANIFEST_NAME)) {
    if (WORKBOOK_ENTRIES.some((name) => zip.has(name))) throw new BadFile(WORKBOOK)
    throw new BadFile(
      `This zip file is no archive of this service, or not complete: it lacks ${ARCHIVE_MANIFEST_NAME}.`,
    )
  }
  const manifest = parse(await zip.readWhole(ARCHIVE_MANIFEST_NAME, MAX_MANIFEST))
  if (manifest['format'] !== ARCHIVE_FORMAT) throw new BadFile('This zip file is no archive of this service.')
  if (manifest['formatVersion'] !== FORMAT_VERSION) {
    throw new BadFile(`The format of this archive has another version than ${FORMAT_VERSION}, which can be read here.`)
  }
  const origin = manifest['origin']
  if (typeof origin !== 'string' || !ORIGIN.test(origin)) {
    throw new BadFile(`${ARCHIVE_MANIFEST_NAME} must have an origin of lower-case hexadecimal digits and hyphens.`)
  }
  const described = Array.isArray(manifest['parts']) ? manifest['parts'].filter(isObject) : []
  const parts = new Map<ResourceName | 'media', Part>()
  for (const resource of Object.keys(KINDS) as ResourceName[]) {
    parts.set(resource, partOf(zip, described, fileNameOf(resource)))
  }
  return { origin, parts: parts.set('media', partOf(zip, described, IMAGE_SUMS_NAME)) }
}

function partOf(zip: UntrustedZip, described: readonly Fields[], name: string): Part {
  const found = described.filter((part) => ownProperty(part, 'name') === name)
  const [part] = found
  if (!part) throw new BadFile(`${ARCHIVE_MANIFEST_NAME} does not describe ${name}.`)
  if (found.length > 1) throw new BadFile(`${ARCHIVE_MANIFEST_NAME} describes ${name} twice.`)
  if (!zip.has(name)) throw new BadFile(`The archive lacks ${name}.`)
  const { count, bytes, sha256 } = part
  if (!Number.isSafeInteger(count) || typeof sha256 !== 'string' || !SHA256.test(sha256)) {
    throw new BadFile(`${ARCHIVE_MANIFEST_NAME} has no count or hash of ${name}.`)
  }
  if (bytes !== zip.sizeOf(name)) throw new BadFile(`${name} has another size than ${ARCHIVE_MANIFEST_NAME} says.`)
  return { name, count: count as number, sha256 }
}

function parse(bytes: Buffer): Fields {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    if (isObject(value)) return value
  } catch {
    // The sentence below says what is wrong.
  }
  throw new BadFile(`${ARCHIVE_MANIFEST_NAME} is no JSON object.`)
}
