import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { EditPrintDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { otherMaterial, type Material } from '../filaments/measure.ts'
import { lastSegment } from './formats/values.ts'
import { lockPrints } from '../prints/bulkRows.ts'
import { printColumns } from '../prints/fields.ts'
import { usageColumns } from '../prints/usageRows.ts'
import { changeShared } from '../prints/shared.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { checkBody } from './check.ts'
import type { Held } from './hold.ts'
import {
  contentHash,
  findKnown,
  noPlan,
  planOrError,
  type Columns,
  type KnownRecord,
  type Plan,
  type StoredRow,
} from './plan.ts'
import { findProjectsByName } from './projectsByName.ts'
import type { PrintDraft } from './records.ts'
import { findRecorded, findTwins, type RecordedPrint, type Twin } from './twins.ts'
import { findSpools, type SpoolChoice } from './spoolChoice.ts'

/** The contract's bound of an external id; a longer key is replaced with its hash. */
const MAX_EXTERNAL_ID = 200
/** Columns that a print of another source can lack, and the file can fill. */
const FILLED = [
  'end_date',
  'printer_id',
  'estimated_print_time_in_seconds',
  'print_time_in_seconds',
  'total_time_in_seconds',
  'measured_energy_wh',
] as const
/** Further columns that a changed row of the file changes. */
const TOLD = ['status', 'failure_reason', 'failure_category', 'notes'] as const

interface Ready {
  readonly row: StoredRow
  readonly fields: EditPrintDto
  readonly columns: Columns & Partial<Record<string, unknown>>
  readonly usages: readonly Columns[]
  /** Whether the row names a project that is not here. */
  readonly lacksProject: boolean
}

/**
 * Plans the import of prints of a file; writes nothing.
 * @param isCommit whether the plans are carried out next: nobody else changes the prints that they change until then
 */
export async function planPrints(
  trx: Transaction<DB>,
  quotas: Quotas,
  held: Held,
  rows: readonly StoredRow[],
  isCommit: boolean,
): Promise<Plan[]> {
  const plans = await planRows(trx, quotas, held, rows)
  const changed = isCommit ? plans.filter(({ write }) => write?.kind === 'Update') : []
  if (changed.length === 0) return plans
  await lockPrints(
    trx,
    held.userId,
    changed.map(({ recordId }) => Number(recordId)),
  )
  // Their owner may have changed them before they were locked.
  return planRows(trx, quotas, held, rows)
}

async function planRows(trx: Transaction<DB>, quotas: Quotas, held: Held, rows: readonly StoredRow[]): Promise<Plan[]> {
  const known = await findKnown(
    trx,
    held,
    'Print',
    'prints',
    rows.map(({ key }) => key),
  )
  const readied = await readyRows(trx, quotas, held, rows)
  const open = [...readied.values()].filter(isReady).filter(({ row }) => !known.has(row.key))
  const recorded = await findRecorded(
    trx,
    held,
    [...known.values()].map(({ recordId }) => recordId),
  )
  const twins = await findTwins(
    trx,
    held,
    open.map(({ row, fields, columns }) => ({
      position: row.position,
      externalId: fields.externalId ?? '',
      program: row.key.split(':')[0] ?? '',
      file: lastSegment((columns['file_name'] as string | null) ?? '').toLowerCase(),
      start: (columns['start_date'] as string | null) ?? '',
      printerId: columns['printer_id'] as number | null,
    })),
  )
  return rows.map((row) => {
    const ready = readied.get(row.position)
    if (!ready || !isReady(ready)) return ready ?? noPlan(row, 'Error', 'The row cannot be read.')
    const earlier = known.get(row.key)
    if (earlier) return planKnown(ready, earlier, recorded.get(earlier.recordId))
    const twin = twins.get(row.position)
    return twin ? complete(ready, twin) : create(ready)
  })
}

/** The rows by their positions, each ready to be recorded, or with a plan that says why it is not. */
async function readyRows(
  trx: Transaction<DB>,
  quotas: Quotas,
  held: Held,
  rows: readonly StoredRow[],
): Promise<Map<number, Ready | Plan>> {
  const spools = await findSpools(
    trx,
    held,
    rows.flatMap(({ draft }) => (draft as PrintDraft).usages),
  )
  const projects = await findProjectsByName(
    trx,
    held.userId,
    rows.flatMap(({ draft }) => (draft as PrintDraft).projectName ?? []),
  )
  const readied = new Map<number, Ready | Plan>()
  for (const row of rows) {
    let ready: Ready | null = null
    const plan = await planOrError(row, async () => {
      ready = await readyRow(trx, quotas, held, row, { spools, projects })
      return noPlan(row, 'Created', '')
    })
    readied.set(row.position, ready ?? plan)
  }
  return readied
}

/**
 * Plans a row that an earlier import has recorded.
 * @param print the recorded print
 */
function planKnown(ready: Ready, { recordId, hash, isUntouched }: KnownRecord, print: RecordedPrint | undefined): Plan {
  const { row } = ready
  if (hash === contentHash(row.draft)) return noPlan(row, 'Same', 'An earlier import has recorded it.', recordId)
  if (!isUntouched) return noPlan(row, 'Skipped', 'It was changed here since it was imported.', recordId)
  if (print && !isMadeFrom(row, print)) return complete(ready, print)
  return update(ready, recordId, changesOf(ready), 'The file has changed since it was imported.')
}

function isReady(value: Ready | Plan): value is Ready {
  return 'fields' in value
}

/** Records that rows can refer to: spools by the keys of usages, and ids of projects by name. */
interface Recorded {
  readonly spools: ReadonlyMap<string, SpoolChoice>
  readonly projects: ReadonlyMap<string, string>
}

async function readyRow(
  trx: Transaction<DB>,
  quotas: Quotas,
  held: Held,
  row: StoredRow,
  { spools, projects }: Recorded,
): Promise<Ready> {
  const draft = row.draft as PrintDraft
  const printerId = held.printers.find(({ name }) => name === draft.printerName)?.printerId ?? null
  const { projectName = null } = draft
  const projectId = projectName === null ? null : (projects.get(projectName) ?? null)
  const chosen = draft.usages.map(
    (usage) => spools.get(usage.spoolKey ?? '') ?? spools.get(`name:${usage.spoolName ?? ''}`),
  )
  const filamentUsage = draft.usages.map(({ spoolKey: _key, spoolName: _name, materialType, ...measures }, at) => {
    const spool = chosen[at]
    return { ...measures, ...(spool ? { filamentId: spool.id } : { materialType: materialType ?? 'PLA' }) }
  })
  const fields = checkBody('Prints_PostPrint', {
    ...draft.fields,
    viewStatus: 'Private',
    externalId: row.key.length <= MAX_EXTERNAL_ID ? row.key : createHash('sha256').update(row.key).digest('hex'),
    filamentUsage,
  })
  const columns = await printColumns(
    trx,
    quotas,
    held.userId,
    { ...fields, viewStatus: 'Private', printerId: null, projectId: null, shared: changeShared(null, fields.shared) },
    held.zone,
  )
  const usages = fields.filamentUsage.map((usage, at): Columns => {
    const material: Material = chosen[at]?.material ?? otherMaterial(usage.materialType ?? '')
    return { ...usageColumns(usage, material, `filamentUsage[${at}]`) }
  })
  const dates = { startDate: columns.start_date ?? null, endDate: columns.end_date ?? null }
  return {
    row,
    fields: { ...fields, ...dates, printerId, projectId },
    columns: { ...columns, printer_id: printerId, project_id: projectId },
    usages,
    lacksProject: projectName !== null && projectId === null,
  }
}

function create({ row, fields, columns, usages, lacksProject }: Ready): Plan {
  const outcome = { ...fields, viewStatus: 'Private' }
  return {
    row,
    verdict: 'Created',
    reason: lacksProject ? 'No project has this name, so the print is in none.' : null,
    outcome,
    recordId: null,
    write: { kind: 'Insert', columns, usages, usedMg: null, spool: null },
  }
}

/** Whether an import has made the print from the row; otherwise it has completed the print of another source. */
function isMadeFrom({ key }: StoredRow, { source, externalId }: RecordedPrint): boolean {
  return source === 'Import' && (key.length > MAX_EXTERNAL_ID || externalId === key)
}

/** Columns to change for a changed row. Values that it lacks stay, such as the printer that the user chose at the first import. */
function changesOf({ columns }: Ready): Columns {
  return pick(columns, [...FILLED.filter((name) => (columns[name] ?? null) !== null), ...TOLD])
}

/** A print of the same job from another source gets the values that it lacks; its own values stay. */
function complete(ready: Ready, twin: Twin): Plan {
  const missing = FILLED.filter((name) => twin.columns[name] === null && (ready.columns[name] ?? null) !== null)
  const columns = pick(ready.columns, missing)
  const reason = `${twin.source} has recorded the same job.`
  if (missing.length === 0 || !fits(twin.columns, columns)) return link(ready.row, twin.id, reason)
  return update(ready, twin.id, columns, reason)
}

/** Whether the times of a print remain possible. */
function fits(now: Columns, added: Columns): boolean {
  const {
    start_date: start,
    end_date: end,
    print_time_in_seconds: time,
    total_time_in_seconds: total,
  } = { ...now, ...added }
  if (typeof start === 'string' && typeof end === 'string' && Date.parse(end) < Date.parse(start)) return false
  return !(typeof time === 'number' && typeof total === 'number' && total < time)
}

function link(row: StoredRow, recordId: string, reason: string): Plan {
  return { row, verdict: 'Same', reason, outcome: null, recordId, write: { kind: 'Link' } }
}

function update({ row }: Ready, recordId: string, columns: Columns, reason: string): Plan {
  return { row, verdict: 'Updated', reason, outcome: camelCase(columns), recordId, write: { kind: 'Update', columns } }
}

function pick(columns: Columns, names: readonly string[]): Columns {
  return Object.fromEntries(names.map((name) => [name, columns[name] ?? null]))
}

function camelCase(columns: Columns): object {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
