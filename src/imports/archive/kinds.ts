import type { ImportKind } from '../../../generated/api.d.ts'
import type { DB } from '../../../generated/database.d.ts'
import type { RowKindName } from '../../quotas/rows.ts'
import type { Fields } from '../../kernel/lenient.ts'
import type { ResourceName } from './schemas.ts'

/** Member of a record that has the id of another one. */
export interface Reference {
  readonly kind: RestoredKind
  readonly id: string | number
  /** Name of the member, for a person. */
  readonly member: string
  /** Whether the other record may be deleted; the id then still tells which records have it in common. */
  readonly isLoose: boolean
}

/** Kind of record that is restored from an archive under a new id. */
export type RestoredKind = Exclude<ImportKind, 'Settings' | 'Achievement' | 'Notification'>

/** Rules for restoring records of a kind. */
export interface Restoration {
  readonly table: RestoredTable
  /** Type of the ids of the table. */
  readonly idType: 'bigint' | 'uuid'
  /** Member by which a person knows a record; null for those without a name. */
  readonly label: string | null
  /** Bounds of their number. */
  readonly quotas: readonly RowKindName[]
  readonly references: (record: Fields) => readonly Reference[]
}

/** Tables of restored records: each has `user_id`, `id` and `created_date`. */
type RestoredTable = Extract<
  keyof DB,
  | 'projects'
  | 'brands'
  | 'filament_types'
  | 'filaments'
  | 'printers'
  | 'slicer_settings'
  | 'prints'
  | 'filament_ledger'
  | 'maintenance_entries'
  | 'comments'
  | 'images'
>

const refer = (record: Fields, member: string, kind: RestoredKind, isLoose = false): Reference[] => {
  const id = record[member]
  return typeof id === 'string' || typeof id === 'number' ? [{ kind, id, member, isLoose }] : []
}

/** Records of a list, which a row that an earlier version has stored may lack. */
const each = (record: Fields, member: string): Fields[] => (record[member] ?? []) as Fields[]

/** Kinds of records that are restored from an archive. */
export const RESTORATIONS: Readonly<Record<RestoredKind, Restoration>> = {
  Project: { table: 'projects', idType: 'uuid', label: 'name', quotas: ['projects'], references: () => [] },
  Brand: { table: 'brands', idType: 'bigint', label: 'name', quotas: ['brands'], references: () => [] },
  FilamentType: {
    table: 'filament_types',
    idType: 'bigint',
    label: 'name',
    quotas: ['filamentTypes'],
    references: (type) => refer(type, 'brandId', 'Brand'),
  },
  Spool: {
    table: 'filaments',
    idType: 'uuid',
    label: 'displayName',
    quotas: ['filaments'],
    references: (spool) => refer(spool, 'typeId', 'FilamentType'),
  },
  Printer: {
    table: 'printers',
    idType: 'bigint',
    label: 'name',
    quotas: ['printers'],
    references: (printer) => each(printer, 'loadedFilaments').flatMap((loaded) => refer(loaded, 'filamentId', 'Spool')),
  },
  SlicerSettings: { table: 'slicer_settings', idType: 'uuid', label: 'title', quotas: [], references: () => [] },
  Print: {
    table: 'prints',
    idType: 'bigint',
    label: 'title',
    quotas: ['prints'],
    references: (print) => [
      ...refer(print, 'printerId', 'Printer'),
      ...refer(print, 'projectId', 'Project'),
      ...refer(print, 'wattagePrinterId', 'Printer', true),
      ...refer(print, 'slicerSettingsId', 'SlicerSettings', true),
      ...refer((print['settings'] ?? {}) as Fields, 'slicerSettingsId', 'SlicerSettings', true),
      ...each(print, 'filamentUsage').flatMap((usage) => refer(usage, 'filamentId', 'Spool')),
      ...each(print, 'reportedUse').flatMap((use) => refer(use, 'filamentId', 'Spool')),
    ],
  },
  LedgerEntry: {
    table: 'filament_ledger',
    idType: 'uuid',
    label: 'kind',
    quotas: [],
    references: (entry) => [
      ...refer(entry, 'filamentId', 'Spool'),
      ...refer(entry, 'printId', 'Print', true),
      ...refer(entry, 'reversesEntryId', 'LedgerEntry'),
    ],
  },
  MaintenanceEntry: {
    table: 'maintenance_entries',
    idType: 'bigint',
    label: 'category',
    quotas: ['maintenanceEntries'],
    references: (entry) => refer(entry, 'printerId', 'Printer'),
  },
  Comment: {
    table: 'comments',
    idType: 'bigint',
    label: 'body',
    quotas: ['comments', 'writtenComments'],
    references: (comment) => refer(comment, 'printId', 'Print'),
  },
  Image: {
    table: 'images',
    idType: 'uuid',
    label: null,
    quotas: [],
    references: (image) => [
      ...refer(image, 'printId', 'Print'),
      ...refer(image, 'projectId', 'Project'),
      ...refer(image, 'filamentId', 'Spool'),
      ...refer(image, 'printerId', 'Printer'),
    ],
  },
}

/** Kind of the records of each resource, in the order in which they are restored. */
export const KINDS: Readonly<Record<ResourceName, ImportKind>> = {
  settings: 'Settings',
  projects: 'Project',
  brands: 'Brand',
  filamentTypes: 'FilamentType',
  spools: 'Spool',
  printers: 'Printer',
  slicerSettings: 'SlicerSettings',
  prints: 'Print',
  ledger: 'LedgerEntry',
  maintenance: 'MaintenanceEntry',
  comments: 'Comment',
  achievements: 'Achievement',
  notifications: 'Notification',
  images: 'Image',
}

/** Whether records of a kind are restored under a new id. */
export function isRestored(kind: ImportKind): kind is RestoredKind {
  return Object.hasOwn(RESTORATIONS, kind)
}
