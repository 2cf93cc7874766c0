import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { saveMainSettings } from '../prints/settings.ts'
import { mainSettingsOf } from '../slicerSettings/mainSettings.ts'
import { readSettingsParts } from '../slicerSettings/texts.ts'

/** The maximum number of settings records of one statement. */
const PAGE = 500

interface Named {
  readonly userId: number
  readonly slicerSettingsId: string
  /** Whether a print that names the record has main settings of another, or none. */
  readonly isMissing: boolean
}

/**
 * Stores the main settings of prints that have none yet, or those of slicer settings that they named before: prints from before
 * there were main settings, and those that instances of an earlier version write during an update. One record is read at a
 * time, and each commits by itself.
 * @returns the number of records whose prints got their settings
 */
export async function fillPrintSettings(db: Kysely<DB>): Promise<number> {
  let total = 0
  for (let last: Named | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const page = await readPage(db, last)
    for (const named of page.filter(({ isMissing }) => isMissing)) {
      await fill(db, named)
      total += 1
    }
    last = page.length === PAGE ? page.at(-1) : undefined
  }
  return total
}

async function readPage(db: Kysely<DB>, after: Named | undefined): Promise<readonly Named[]> {
  const start = after
    ? sql`and (user_id, slicer_settings_id) > (${after.userId}, ${after.slicerSettingsId}::uuid)`
    : sql``
  const { rows } = await sql<Named>`
    with page as materialized (
      select distinct user_id, slicer_settings_id from prints where slicer_settings_id is not null ${start}
      order by user_id, slicer_settings_id limit ${PAGE}
    )
    select page.user_id as "userId", page.slicer_settings_id as "slicerSettingsId", exists (
      select from prints p
      left join print_settings settings on settings.user_id = p.user_id and settings.print_id = p.id
      where p.user_id = page.user_id and p.slicer_settings_id = page.slicer_settings_id
        and settings.slicer_settings_id is distinct from p.slicer_settings_id
    ) as "isMissing"
    from page order by page.user_id, page.slicer_settings_id`.execute(db)
  return rows
}

async function fill(db: Kysely<DB>, { userId, slicerSettingsId }: Named): Promise<void> {
  const parts = await readSettingsParts(db, userId, slicerSettingsId, false)
  if (!parts) return
  const prints = sql<boolean>`slicer_settings_id = ${slicerSettingsId}`
  await saveMainSettings(db, userId, slicerSettingsId, mainSettingsOf(parts), prints)
}
