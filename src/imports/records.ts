import { createHash } from 'node:crypto'
import type {
  EditBrandDto,
  EditFilamentDto,
  EditFilamentTypeDto,
  EditPrintDto,
  ImportKind,
} from '../../generated/api.d.ts'
import { truncate, type Fields } from '../kernel/lenient.ts'
import type { AdditionalField } from '../spoolConnections/fieldRule.ts'

/** Kind of record that a row of a file becomes. */
export type ImportedKind = ImportKind

/** Material that a print of a file used. */
export interface DraftUsage {
  /** Key of the spool in the program that the file comes from; null when the file does not tell. */
  readonly spoolKey: string | null
  /** Name of the spool in the file, for a person who chooses one; null without one. */
  readonly spoolName: string | null
  readonly materialType: string | null
  readonly slot?: number | null
  readonly amountMg?: number | null
  readonly lengthInM?: number | null
  readonly estimatedAmountMg?: number | null
  readonly estimatedLengthInM?: number | null
}

/**
 * Print as a file describes it. Its `losses` are sentences about what it cannot have of the file, as in other drafts. Dates without an offset are in the time zone that the
 * person chooses.
 */
export interface PrintDraft {
  readonly kind: 'Print'
  /** Name of the printer in the file; null when the file is of one printer. */
  readonly printerName: string | null
  readonly projectName?: string | null
  readonly fields: Partial<Omit<EditPrintDto, 'filamentUsage' | 'printerId' | 'projectId'>>
  readonly usages: readonly DraftUsage[]
  readonly losses?: string
}

/** Data that programs store with a record and pages do not show. */
export interface ProgramData {
  /** Values of additional fields as JSON text. */
  readonly extra: Readonly<Record<string, string>>
  /** Id in another program. */
  readonly externalId?: string | null
  /** Opacity of the color: two hexadecimal digits. */
  readonly colorAlpha?: string | null
}

/** Such data of a spool, of its type and of its brand. */
export interface SpoolProgramData {
  readonly spool: ProgramData
  readonly type: ProgramData
  readonly brand: ProgramData
}

/** Spool as a file describes it. */
export interface SpoolDraft {
  readonly kind: 'Spool'
  readonly fields: Partial<EditFilamentDto>
  /** Weight in mg that was used before the import; null when the file does not tell. */
  readonly usedMg: number | null
  /** Number on its label, which the spool gets unless another one has it. */
  readonly number?: number | null
  /** Times of the first and the last use, where the program knows them. */
  readonly firstUsedDate?: string | null
  readonly lastUsedDate?: string | null
  /** When the program recorded the spool; null where it does not tell. */
  readonly createdDate?: string | null
  readonly programData?: SpoolProgramData
  readonly losses?: string
  /** The record that the row is of, in a list of our own. */
  readonly source?: {
    readonly id: string
    readonly createdDate: string
    readonly updatedDate: string
  }
}

/** Filament type, which no spool of the file is of. */
export interface FilamentTypeDraft {
  readonly kind: 'FilamentType'
  readonly fields: Partial<EditFilamentTypeDto>
  readonly createdDate: string | null
  readonly programData: ProgramData
  readonly losses?: string
}

/** Brand, which no spool of the file is of. */
export interface BrandDraft {
  readonly kind: 'Brand'
  readonly fields: Partial<EditBrandDto>
  readonly createdDate: string | null
  readonly programData: ProgramData
  readonly losses?: string
}

/** Additional field that programs use. */
export interface FieldDraft {
  readonly kind: 'Settings'
  readonly field: AdditionalField
}

/** Record of a file of our own (docs/archive.md, "Records"). */
export interface OwnDraft {
  readonly kind: ImportedKind
  readonly record: Fields
  /** Names of what the record refers to, in a list; an archive has the records themselves. */
  readonly names?: OwnNames
}

/** Names of what a row of a list refers to. */
interface OwnNames {
  readonly printerName: string | null
  readonly projectName: string | null
  /** Spools of the usages, in their order. */
  readonly usages: readonly { readonly spoolName: string | null; readonly spoolId: string | null }[]
}

/** Record as a file describes it, in the service's terms. */
export type ImportedDraft = PrintDraft | SpoolDraft | FilamentTypeDraft | BrandDraft | FieldDraft | OwnDraft

/** Verdict of a row that is decided while its file is read. */
export interface ReadVerdict {
  readonly verdict: 'Skipped' | 'Error'
  readonly reason: string
}

/** Row of a file. */
export interface ReadRow {
  readonly kind: ImportedKind
  /** Name by which a person knows the row. */
  readonly label: string
  /** Identification of the record in the program that the file comes from; begins with the program's name. */
  readonly key: string | null
  readonly draft: ImportedDraft | null
  readonly problem: ReadVerdict | null
  /** Characters of the row, where rows can be large. */
  readonly size?: number
}

/** Row that becomes a record. */
export function readRow(key: string, label: string, draft: ImportedDraft): ReadRow {
  return { kind: draft.kind, label: shortLabel(label), key: shortKey(key), draft, problem: null }
}

/** Bytes of a key; PostgreSQL cannot have more than 2704 in an index entry. */
const MAX_KEY = 2000

/** A longer key ends with its hash instead of the rest. */
function shortKey(key: string): string {
  if (Buffer.byteLength(key) <= MAX_KEY) return key
  return `${truncate(key, MAX_KEY / 8)}#${createHash('sha256').update(key).digest('hex')}`
}

/** Row that becomes nothing. */
export function unreadRow(kind: ImportedKind, label: string, verdict: ReadVerdict['verdict'], reason: string): ReadRow {
  return { kind, label: shortLabel(label), key: null, draft: null, problem: { verdict, reason } }
}

const MAX_LABEL = 200

function shortLabel(label: string): string {
  const text = [...label.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, MAX_LABEL).join('')
  return text === '' ? '–' : text
}
