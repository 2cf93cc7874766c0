import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { Held } from '../hold.ts'
import type { StoredRow } from '../plan.ts'
import { findProjectsByName } from '../projectsByName.ts'
import type { OwnDraft } from '../records.ts'
import type { Reference, RestoredKind } from '../archive/kinds.ts'
import { recordOf, type RowReferences } from './references.ts'

/**
 * Records that the rows of a list refer to. A list has names, and ids that mean something in their own logbook only: spools are
 * those with the id, made from such a list, or chosen for the name; printers those that are chosen for the name; projects
 * those with the name.
 */
export class ListReferences implements RowReferences {
  readonly #held: Held
  readonly #spools: ReadonlyMap<string, string>
  readonly #projects: ReadonlyMap<string, string>

  private constructor(held: Held, spools: ReadonlyMap<string, string>, projects: ReadonlyMap<string, string>) {
    this.#held = held
    this.#spools = spools
    this.#projects = projects
  }

  static async find(trx: Transaction<DB>, held: Held, rows: readonly StoredRow[]): Promise<ListReferences> {
    const names = rows.flatMap(({ draft }) => (draft as OwnDraft).names ?? [])
    const ids = names.flatMap(({ usages }) => usages.flatMap(({ spoolId }) => spoolId ?? []))
    const chosen = held.spools.flatMap(({ filamentId }) => filamentId ?? [])
    const { rows: spools } = await sql<{ source: string; id: string }>`
      -- one row: the id of a spool in the list, or one that is chosen, and a spool of the user
      select spool.id::text as source, spool.id::text as id from filaments spool
      where spool.user_id = ${held.userId} and spool.id = any(${[...ids, ...chosen]}::uuid[])
      union all
      select split_part(substr(known.source_key, 5), '@', 1), spool.id::text from imported_records known
      join filaments spool on spool.user_id = ${held.userId} and spool.id = known.record_id::uuid
      where known.user_id = ${held.userId} and known.kind = 'Spool' and known.source_key like 'csv:%'
        and split_part(substr(known.source_key, 5), '@', 1) = any(${ids}::text[])`.execute(trx)
    const projectNames = names.flatMap(({ projectName }) => projectName ?? [])
    return new ListReferences(
      held,
      new Map(spools.map(({ source, id }) => [source, id])),
      await findProjectsByName(trx, held.userId, projectNames),
    )
  }

  /** A print can lack what it refers to; maintenance must have its printer. */
  missing(row: StoredRow, kind: RestoredKind): Reference | null {
    const id = recordOf(row)['printerId'] as number
    if (kind !== 'MaintenanceEntry' || this.id(row, 'Printer', id) !== null) return null
    return { kind: 'Printer', id, member: 'printer', isLoose: false }
  }

  /** Id of the record here; null for none. */
  id(row: StoredRow, kind: RestoredKind, source: unknown): string | null {
    const { names } = row.draft as OwnDraft
    if (kind === 'Printer') {
      const chosen = this.#held.printers.find(({ name }) => name === (names?.printerName ?? null))?.printerId
      return chosen === undefined || chosen === null ? null : String(chosen)
    }
    if (kind === 'Project') return this.#projects.get(names?.projectName ?? '') ?? null
    if (kind !== 'Spool') return null
    const name = names?.usages.find(({ spoolId }) => spoolId === source)?.spoolName
    const chosen = this.#held.spools.find((spool) => spool.name === name)?.filamentId
    return this.#spools.get(String(chosen ?? source)) ?? null
  }
}
