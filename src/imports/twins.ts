import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Held } from './hold.ts'
import type { Columns } from './plan.ts'

/** Seconds by which two sources may differ about the start of a job. */
const TOLERANCE = 120

/** Job of a file. */
interface Job {
  readonly position: number
  /** External id that a print of the job gets. */
  readonly externalId: string
  /** Program that the file comes from. */
  readonly program: string
  /** Name of the file without its folder, in lower case. */
  readonly file: string
  readonly start: string
  readonly printerId: number | null
}

/** Print of another source that is the same job. */
export interface Twin {
  readonly id: string
  /** Where the print comes from. */
  readonly source: string
  readonly columns: Columns
}

/** Print that an earlier import has made from a row of a file, or completed by it. */
export interface RecordedPrint extends Twin {
  readonly externalId: string | null
}

/** Columns of a print `p` that a file can complete, and its start, which the others must suit. */
const COMPLETABLE = sql`json_build_object('start_date', p.start_date, 'end_date', p.end_date, 'printer_id', p.printer_id,
        'estimated_print_time_in_seconds', p.estimated_print_time_in_seconds,
        'print_time_in_seconds', p.print_time_in_seconds, 'total_time_in_seconds', p.total_time_in_seconds,
        'measured_energy_wh', p.measured_energy_wh)`

interface Candidate {
  readonly position: number
  readonly id: string
  readonly source: string
  readonly distance: number
  readonly columns: Columns
}

/**
 * Finds the prints that are the same jobs as those of a file: imported prints with their external ids, such as those that an archive
 * has brought back, and those that another source has recorded.
 * @returns twins by the position of the row
 */
export async function findTwins(
  trx: Transaction<DB>,
  held: Held,
  jobs: readonly Job[],
): Promise<ReadonlyMap<number, Twin>> {
  const imported = await findImported(trx, held, jobs)
  const taken = new Set([...imported.values()].map(({ id }) => id))
  const others = await findRecordedElsewhere(
    trx,
    held,
    jobs.filter(({ position }) => !imported.has(position)),
    taken,
  )
  return new Map([...imported, ...others])
}

/** Finds the imported prints with the external ids of jobs, of which there can be no second one. */
async function findImported(trx: Transaction<DB>, { userId }: Held, jobs: readonly Job[]): Promise<Map<number, Twin>> {
  if (jobs.length === 0) return new Map()
  const { rows } = await sql<RecordedPrint>`
    select p.id::text as id, p.source::text as source, p.external_id as "externalId", ${COMPLETABLE} as columns
    from prints p where p.user_id = ${userId} and p.source = 'Import'
      and p.external_id = any(${jobs.map(({ externalId }) => externalId)}::text[])`.execute(trx)
  const byId = new Map(rows.map((print) => [print.externalId, print]))
  return new Map(
    jobs.flatMap(({ position, externalId }) => {
      const print = byId.get(externalId)
      return print ? [[position, print] as const] : []
    }),
  )
}

/**
 * Finds the prints of other sources that are the same jobs: same printer, same file, and a start within two minutes. A printer that
 * one of the two does not tell fits any. Each print is the twin of one job at most, the nearest one; prints that an import from the
 * same program has made are other jobs.
 * @param taken ids of prints that are twins already
 */
async function findRecordedElsewhere(
  trx: Transaction<DB>,
  { userId, id: importId }: Held,
  jobs: readonly Job[],
  taken: Set<string>,
): Promise<Map<number, Twin>> {
  const wanted = jobs.filter(({ file, start }) => file !== '' && start !== '')
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<Candidate>`
    -- one row: a job of the file and a print that may be the same
    select wanted.position, p.id::text as id, p.source::text as source,
      abs(extract(epoch from p.start_date - wanted.start))::double precision as distance,
      ${COMPLETABLE} as columns
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted (position integer, program text, file text, start timestamptz, "printerId" bigint)
    join prints p on p.user_id = ${userId}
      and p.start_date between wanted.start - make_interval(secs => ${TOLERANCE}) and wanted.start + make_interval(secs => ${TOLERANCE})
      and (p.printer_id is null or wanted."printerId" is null or p.printer_id = wanted."printerId")
      and lower(regexp_replace(p.file_name, '^.*[/\\\\]', '')) = wanted.file
    where not exists (
      select from imported_records known
      where known.user_id = ${userId} and known.kind = 'Print' and known.record_id = p.id::text
        and split_part(known.source_key, ':', 1) = wanted.program
    ) and not exists (
      select from import_rows other
      where other.user_id = ${userId} and other.import_id = ${importId} and other.kind = 'Print'
        and other.record_id = p.id::text and other.position <> wanted.position
    )
    order by distance, wanted.position`.execute(trx)
  const twins = new Map<number, Twin>()
  for (const { position, id, source, columns } of rows) {
    if (twins.has(position) || taken.has(id)) continue
    taken.add(id)
    twins.set(position, { id, source, columns })
  }
  return twins
}

/**
 * Reads prints that earlier imports have recorded.
 * @returns prints by their ids
 */
export async function findRecorded(
  trx: Transaction<DB>,
  { userId }: Held,
  ids: readonly string[],
): Promise<Map<string, RecordedPrint>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<RecordedPrint>`
    select p.id::text as id, p.source::text as source, p.external_id as "externalId", ${COMPLETABLE} as columns
    from prints p where p.user_id = ${userId} and p.id = any(${ids}::bigint[])`.execute(trx)
  return new Map(rows.map((print) => [print.id, print]))
}
