import { createHash } from 'node:crypto'
import { Ajv } from 'ajv'

/** Version of the archive's layout. A version reads its own layout only. */
export const FORMAT = 1
/** Name of the last entry of an archive. */
export const MANIFEST_NAME = 'manifest.json'

/** Content of a backup, in the last entry of its archive. */
export interface Manifest {
  readonly format: number
  /** Time of the backup by the database's clock. */
  readonly createdDate: string
  /** Id that the media store has as well; null when nothing needed it yet. */
  readonly databaseId: string | null
  /** Names of the applied migrations, in their order. */
  readonly migrations: readonly string[]
  /** Tables in the order in which they can be loaded. */
  readonly tables: readonly TablePart[]
  readonly sequences: readonly SequenceState[]
  readonly images: ImagesPart
}

/** Rows of one table, as text of COPY in entries of gzip. */
export interface TablePart extends Hashed {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  /** Number of entries. */
  readonly entries: number
}

/** Bytes of the images, an entry for each file; the hash is that of their listing as `sha256sum` writes it. */
export interface ImagesPart extends Hashed {
  readonly entries: number
  /** Number of files that rows name and the store did not have. */
  readonly missing: number
}

/** Content of a part, before compression. */
interface Hashed {
  readonly bytes: number
  readonly sha256: string
}

/** State of the sequence behind an identity column. */
export interface SequenceState {
  readonly table: string
  readonly column: string
  /** Last value as text, since it may exceed the safe integers. */
  readonly value: string
  readonly isCalled: boolean
}

const count = { type: 'integer', minimum: 0 }
const text = { type: 'string', minLength: 1 }
const hashed = { entries: count, bytes: count, sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' } }

/** A manifest as it is written, with its own hash; those of earlier versions have none. */
type WrittenManifest = Manifest & { readonly sha256?: string }

const isManifest = new Ajv().compile<WrittenManifest>({
  ...object({
    format: { const: FORMAT },
    createdDate: text,
    databaseId: { type: ['string', 'null'], minLength: 1 },
    migrations: { ...list(text), minItems: 1 },
    tables: list(object({ name: text, columns: list(text), rows: count, ...hashed })),
    sequences: list(
      object({
        table: text,
        column: text,
        value: { type: 'string', pattern: '^-?\\d+$' },
        isCalled: { type: 'boolean' },
      }),
    ),
    images: object({ missing: count, ...hashed }),
  }),
})

function object(properties: object): object {
  return { type: 'object', properties, required: Object.keys(properties) }
}

function list(items: object): object {
  return { type: 'array', items }
}

/** Writes a manifest with a hash of it: a number that has changed, such as the next id of a table, would otherwise be restored. */
export function writeManifest(manifest: Manifest): Buffer {
  const written: WrittenManifest = { ...manifest, sha256: hashOf(manifest) }
  return Buffer.from(`${JSON.stringify(written, null, 2)}\n`)
}

/** Reads a manifest; null when it is not one, or another one than was written. */
export function parseManifest(bytes: Buffer): Manifest | null {
  const value = parse(bytes.toString('utf8'))
  if (!isManifest(value)) return null
  const { sha256, ...manifest } = value
  return sha256 === undefined || sha256 === hashOf(manifest) ? manifest : null
}

function hashOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
}

/** Returns the format that a manifest declares, which may be a later one; null when it declares none. */
export function declaredFormat(bytes: Buffer): number | null {
  const value = parse(bytes.toString('utf8'))
  const format: unknown = typeof value === 'object' && value !== null && 'format' in value ? value.format : null
  return typeof format === 'number' ? format : null
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
