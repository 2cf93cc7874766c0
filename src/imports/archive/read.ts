import { createHash } from 'node:crypto'
import type { ImportKind } from '../../../generated/api.d.ts'
import { isDeeperThan, MAX_DEPTH } from '../../kernel/json.ts'
import { isObject, type Fields } from '../../kernel/lenient.ts'
import { imageType } from '../../media/formats.ts'
import { BadFile } from '../badFile.ts'
import { readRow, unreadRow, type ReadRow } from '../records.ts'
import { recordMistake } from './check.ts'
import { isRestored, KINDS, RESTORATIONS } from './kinds.ts'
import { readLines } from './lines.ts'
import { readManifest, type ArchiveManifest } from './manifest.ts'
import type { ResourceName } from './schemas.ts'
import { UntrustedZip } from './zip.ts'

/** Bytes of an image; the contract's bound of an upload. */
const MAX_IMAGE = 12 * 1024 * 1024
const MAX_IMAGES = 100_000
/** Levels of a line: settings of a slicer, which have as many as a request body, are a member of their record. */
const MAX_LEVELS = MAX_DEPTH + 1

/** Why records of some kinds are never imported. */
const DERIVED: Readonly<Partial<Record<ImportKind, string>>> = {
  Achievement: 'Achievements are counted from the prints that you have here.',
  Notification: 'Notifications are about what happened there.',
}

/** Archive of this service that somebody has uploaded. */
export class UploadedArchive {
  readonly #zip: UntrustedZip
  readonly #manifest: ArchiveManifest
  /** Sums of the entries of a spool's ledger so far, in mg. */
  readonly #balances = new Map<unknown, number>()
  /** Ids of ledger entries that others reverse, so far. */
  readonly #reversed = new Set<unknown>()
  /** Mistakes of the files of images that were checked, by the names of their entries; null for none. */
  readonly #checkedImages = new Map<string, string | null>()
  /** Hashes of images by the names of their entries. */
  readonly #sums: ReadonlyMap<string, string>

  private constructor(zip: UntrustedZip, manifest: ArchiveManifest, sums: ReadonlyMap<string, string>) {
    this.#zip = zip
    this.#manifest = manifest
    this.#sums = sums
  }

  /** @throws BadFile when it is not a complete archive of this service, or could do harm */
  static async open(path: string): Promise<UploadedArchive> {
    const zip = await UntrustedZip.open(path)
    try {
      const manifest = await readManifest(zip)
      const sums = new Map<string, string>()
      for await (const line of readLines(zip, partOf(manifest.parts, 'media'))) {
        const [sum = '', name = ''] = line.split('  ')
        if (sums.set(name, sum).size > MAX_IMAGES) throw new BadFile(`The archive has more than ${MAX_IMAGES} images.`)
      }
      return new UploadedArchive(zip, manifest, sums)
    } catch (error) {
      zip.close()
      throw error
    }
  }

  /**
   * Reads the records of all resources.
   * @throws BadFile when a part is not what the manifest says; the rows before it were given already
   */
  async *rows(): AsyncGenerator<ReadRow> {
    const { parts } = this.#manifest
    for (const resource of Object.keys(KINDS) as ResourceName[]) {
      let number = 0
      for await (const line of readLines(this.#zip, partOf(parts, resource))) {
        number += 1
        yield await this.#row(resource, number, line)
      }
    }
  }

  /**
   * Reads the file of an image.
   * @returns null when the archive does not have it, or another one
   */
  async image(id: string): Promise<Buffer | null> {
    const name = imageName(id)
    const sum = this.#sums.get(name)
    const size = this.#zip.sizeOf(name)
    if (size === 0 || size > MAX_IMAGE) return null
    const bytes = await this.#zip.readWhole(name, MAX_IMAGE)
    return sum === undefined || createHash('sha256').update(bytes).digest('hex') === sum ? bytes : null
  }

  close(): void {
    this.#zip.close()
  }

  async #row(resource: ResourceName, number: number, line: string): Promise<ReadRow> {
    const kind = KINDS[resource]
    if (isDeeperThan(line, MAX_LEVELS)) {
      return unreadRow(kind, `Line ${number}`, 'Error', `The line has more than ${MAX_LEVELS} levels.`)
    }
    const record = parse(line)
    const label = (record && labelOf(kind, record)) ?? `Line ${number}`
    const fail = (reason: string) => unreadRow(kind, label, 'Error', reason)
    if (record === null) return fail('The line is no JSON object.')
    const derived = DERIVED[kind]
    if (derived !== undefined) return unreadRow(kind, label, 'Skipped', derived)
    const mistake = recordMistake(resource, record) ?? (await this.#mistakeOf(kind, record))
    if (mistake !== null) return fail(mistake)
    if (kind === 'Comment' && record['isOwnPrint'] !== true) {
      return unreadRow(kind, label, 'Skipped', 'It is under the print of another person.')
    }
    const { id = 'user' } = record as { readonly id?: string | number }
    const key = `archive:${this.#manifest.origin}:${id}`
    const stored = kind === 'SlicerSettings' ? withText(record, line) : record
    if (stored === null) return fail('settings has characters that cannot be stored.')
    return { ...readRow(key, label, { kind, record: stored }), size: line.length }
  }

  async #mistakeOf(kind: ImportKind, record: Fields): Promise<string | null> {
    if (kind === 'LedgerEntry') {
      const sum = (this.#balances.get(record['filamentId']) ?? 0) + Number(record['amountMg'])
      this.#balances.set(record['filamentId'], sum)
      if (sum !== record['balanceMg']) return 'balanceMg is not the sum of the entries of this spool so far.'
      const { reversesEntryId: reversed } = record
      if (reversed === null) return null
      if (this.#reversed.has(reversed)) return 'Another entry reverses the same entry.'
      this.#reversed.add(reversed)
      return null
    }
    if (kind !== 'Image') return null
    if (RESTORATIONS.Image.references(record).length + Number(record['isProfile']) !== 1) {
      return 'The image must belong to one print, project, spool or printer, or to the profile.'
    }
    return this.#mistakeOfImage(String(record['id']))
  }

  /** Checks the file of an image. Rows that name the same file, of which only the first is imported, do not read it again. */
  async #mistakeOfImage(id: string): Promise<string | null> {
    const name = imageName(id)
    if (!this.#zip.has(name)) return 'The archive does not have the file of this image.'
    const checked = this.#checkedImages.get(name)
    if (checked !== undefined) return checked
    const mistake = mistakeOfFile(await this.image(id))
    this.#checkedImages.set(name, mistake)
    return mistake
  }
}

function mistakeOfFile(bytes: Buffer | null): string | null {
  if (bytes === null) return 'The file of this image is not the one of which media.sha256 has the hash, or too large.'
  return imageType(bytes) === null ? 'The file of this image is no image.' : null
}

/** Name of the entry with the file of an image. */
function imageName(id: string): string {
  return `media/${id}.webp`
}

function partOf(parts: ArchiveManifest['parts'], name: ResourceName | 'media') {
  const part = parts.get(name)
  if (!part) throw new Error('A manifest has all parts.')
  return part
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? { ...value } : null
  } catch {
    return null
  }
}

function labelOf(kind: ImportKind, record: Fields): string | null {
  const name = isRestored(kind) ? RESTORATIONS[kind].label : kind === 'Notification' ? 'title' : 'key'
  const label = kind === 'Settings' ? 'Settings' : record[name ?? 'id']
  return typeof label === 'string' ? label : null
}

/**
 * Slicer settings with the text of what the slicer sent, in which numbers keep their digits and members their order. In a line
 * of ours they are the last member.
 * @returns null when PostgreSQL could not read the text
 */
function withText({ settings, ...record }: Fields, line: string): Fields | null {
  const name = ',"settings":'
  const at = line.indexOf(name)
  const isLast = at > 0 && parse(`${line.slice(0, at)}}`) !== null
  const tail = isLast ? line.slice(at + name.length, line.lastIndexOf('}')) : ''
  const text = isLast && parse(tail) !== null ? tail : JSON.stringify(settings)
  return /\\u(0000|d[89a-f][0-9a-f]{2})/i.test(JSON.stringify(settings)) ? null : { ...record, settingsText: text }
}
