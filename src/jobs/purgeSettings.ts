import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { deleteRows } from './deleteRows.ts'
import { before } from './purge.ts'

const HOUR = 3_600_000
const TABLE = { table: 'slicer_settings', key: ['id'], bytes: sql<number>`pg_column_size(body)` } as const

/** The bounds of slicer settings without an owner. */
export type SettingsLimits = Pick<
  StorageLimits,
  'unclaimedSettingsBytes' | 'unclaimedSettingsDays' | 'largeUnclaimedSettingsHours'
>

/** Deletes slicer settings that were not retrieved in time; large ones sooner. */
export class SettingsPurge {
  readonly #db: Kysely<DB>
  readonly #limits: SettingsLimits

  constructor(db: Kysely<DB>, limits: SettingsLimits) {
    this.#db = db
    this.#limits = limits
  }

  /** Returns the number of deleted records. */
  async run(now: Date): Promise<number> {
    const { unclaimedSettingsDays, largeUnclaimedSettingsHours, unclaimedSettingsBytes } = this.#limits
    const expired = sql<boolean>`user_id is null and created_date < ${before(now, unclaimedSettingsDays * 24 * HOUR)}`
    const large = sql<boolean>`user_id is null and created_date < ${before(now, largeUnclaimedSettingsHours * HOUR)}
      and bytes > ${unclaimedSettingsBytes}::bigint`
    const total = await deleteRows(this.#db, { ...TABLE, where: expired })
    return total + (await deleteRows(this.#db, { ...TABLE, where: large }))
  }
}
