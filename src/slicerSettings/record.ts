import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../http/problem.ts'

/** A settings record as it is stored. */
export interface SlicerSettingsRecord {
  readonly id: string
  /** Null until somebody retrieved it. */
  readonly userId: number | null
  readonly createdDate: string
  /** The object as it was sent. */
  readonly bodyText: string
  /** Its members in order, each a name and the JSON text of its value; a name may be there twice. */
  readonly members: readonly (readonly [name: string, text: string])[]
}

/**
 * Keeps a JSON object that a slicer sent.
 * @returns the id of the new record
 * @throws Problem 400 when what hides behind a repeated name cannot be stored
 */
export async function saveSettings(db: Kysely<DB>, bodyText: string): Promise<string> {
  try {
    const { id } = await db
      .insertInto('slicer_settings')
      .values({ body: bodyText })
      // What could not be read again is refused now; JSON.parse has not seen the values of repeated names.
      .returning(['id', sql<number>`(select count(*) from json_each(body))`.as('memberCount')])
      .executeTakeFirstOrThrow()
    return id
  } catch (error) {
    // 22: data exceptions such as an escaped NUL; 54001: more levels than the server can parse.
    if (/^(22|54001)/.test((error as { code?: string }).code ?? '')) {
      throw Problem.invalid({ body: ['A value under a repeated name cannot be stored.'] })
    }
    throw error
  }
}

/** Makes an unowned record the user's, in one statement: of two first retrievals at once, one wins. Null when there is nothing to claim. */
export async function claimSettings(
  db: Kysely<DB>,
  userId: number,
  id: string,
  now: Date,
): Promise<SlicerSettingsRecord | null> {
  const claimed = await db
    .updateTable('slicer_settings')
    .set({ user_id: userId, claimed_date: now.toISOString() })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .returning(columns)
    .executeTakeFirst()
  return claimed ?? null
}

/**
 * Makes a record that a print names the user's, unless it is already.
 * @throws Problem 400 naming `slicerSettingsId` when it is unknown or somebody else's
 */
export async function claimForPrint(trx: Transaction<DB>, userId: number, id: string): Promise<void> {
  const claimed = await trx
    .updateTable('slicer_settings')
    .set({ user_id: userId, claimed_date: sql<string>`coalesce(claimed_date, now())` })
    .where('id', '=', id)
    .where((settings) => settings.or([settings('user_id', 'is', null), settings('user_id', '=', userId)]))
    .returning('id')
    .executeTakeFirst()
  if (!claimed) throw Problem.invalid({ slicerSettingsId: ['No slicer settings that you may use have this id.'] })
}

/** Reads a record, whoever owns it: that somebody else does is no secret (specification, "States and transitions"). */
export async function findSettings(db: Kysely<DB>, id: string): Promise<SlicerSettingsRecord | null> {
  const found = await db.selectFrom('slicer_settings').where('id', '=', id).select(columns).executeTakeFirst()
  return found ?? null
}

const columns = (query: ExpressionBuilder<DB, 'slicer_settings'>) => [
  query.ref('id').as('id'),
  query.ref('user_id').as('userId'),
  query.ref('created_date').as('createdDate'),
  sql<string>`body::text`.as('bodyText'),
  sql<[string, string][]>`coalesce(
    (select json_agg(json_build_array(name, value::text) order by position)
     from json_each(body) with ordinality as member (name, value, position)), '[]')`.as('members'),
]
