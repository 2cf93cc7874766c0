import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { saveMainSettings } from '../prints/settings.ts'
import { mainSettingsOf } from '../slicerSettings/mainSettings.ts'
import { readSettingsParts } from '../slicerSettings/texts.ts'

/** The maximum number of settings records of one statement. */
const PAGE = 500

/** Slicer settings that prints of a user name. */
interface Named {
  readonly userId: number
  readonly slicerSettingsId: string
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
    for (const named of await selectMissing(db, page)) {
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
    select distinct user_id as "userId", slicer_settings_id as "slicerSettingsId" from prints
    where slicer_settings_id is not null ${start}
    order by user_id, slicer_settings_id limit ${PAGE}`.execute(db)
  return rows
}

/** Those of the page that a print names which has main settings of another record, or none. */
async function selectMissing(db: Kysely<DB>, page: readonly Named[]): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`
    select distinct p.user_id as "userId", p.slicer_settings_id as "slicerSettingsId" from prints p
    left join print_settings settings on settings.user_id = p.user_id and settings.print_id = p.id
    where (p.user_id, p.slicer_settings_id) in (select * from unnest(
        ${page.map(({ userId }) => userId)}::bigint[], ${page.map(({ slicerSettingsId }) => slicerSettingsId)}::uuid[]))
      and settings.slicer_settings_id is distinct from p.slicer_settings_id`.execute(db)
  return rows
}

async function fill(db: Kysely<DB>, { userId, slicerSettingsId }: Named): Promise<void> {
  const parts = await readSettingsParts(db, userId, slicerSettingsId, false)
  if (!parts) return
  const prints = sql<boolean>`slicer_settings_id = ${slicerSettingsId}`
  await saveMainSettings(db, userId, slicerSettingsId, mainSettingsOf(parts), prints)
}
