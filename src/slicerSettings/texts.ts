import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { SettingsTexts } from './mainSettings.ts'
import { KEYS } from './names.ts'
import { MAX_NOTE } from './note.ts'

/** Maximum number of characters of a value. */
const MAX_VALUE = 200

/** Parts of slicer settings that a print gets: texts of its settings, and the image. */
export interface SettingsParts extends SettingsTexts {
  /** Image in base64, as sent. */
  readonly snapshot: string | null
}

/** Stands for settings that PostgreSQL can store but not read. */
const UNREADABLE: SettingsParts = {
  slicer: null,
  version: null,
  note: null,
  usedMaterial: null,
  snapshot: null,
  values: {},
}

interface Row {
  readonly slicer: string | null
  readonly version: string | null
  readonly note: string | null
  readonly usedMaterial: string | null
  readonly snapshot: string | null
  readonly texts: readonly (string | null)[]
}

/**
 * Reads the parts of settings that a print gets from a record that the user owns or may claim; null when there is none.
 * PostgreSQL parses the record once, and returns bounded texts: parsing up to 4 MiB here would block the event loop. (5 ms for
 * the largest settings that are accepted, 27 ms with an image of 4 MB; 340 ms for 400,000 names, which older records may have.)
 * @param withImage whether the image is needed
 */
export async function readSettingsParts(
  db: Kysely<DB>,
  userId: number,
  id: string,
  withImage: boolean,
): Promise<SettingsParts | null> {
  try {
    const [row] = await selectParts(db, userId, id, withImage)
    if (!row) return null
    const { texts, ...rest } = row
    return { ...rest, values: Object.fromEntries(KEYS.map((key, index) => [key, texts[index] ?? null])) }
  } catch (error) {
    // Class 22: data exceptions such as an escaped NUL, which older records may have; 54001: more levels than can be parsed.
    if (/^(22|54001)/.test((error as { code?: string }).code ?? '')) return UNREADABLE
    throw error
  }
}

async function selectParts(db: Kysely<DB>, userId: number, id: string, withImage: boolean): Promise<readonly Row[]> {
  const names = sql.join(KEYS.map((key) => sql.ref(`x.${key}`)).map((value) => textOf(firstOf(value), MAX_VALUE)))
  const { rows } = await sql<Row>`
    select ${textOf(sql`o.slicer`, MAX_VALUE)} as slicer, ${textOf(sql`o."curaVersion"`, MAX_VALUE)} as version,
      ${textOf(sql`x.note`, MAX_NOTE)} as note,
      left(coalesce(x."filamentUsage" #>> '{0,materialType}', x."filamentUsage" #>> '{0,filament,materialType}'), ${MAX_VALUE})
        as "usedMaterial",
      ${withImage ? sql`case json_typeof(x.snapshot) when 'string' then x.snapshot #>> '{}' end` : sql`null`} as snapshot,
      array[${names}] as texts
    from slicer_settings s,
      json_to_record(s.body) as o(slicer json, "curaVersion" json, settings json),
      json_to_record(case when o.settings is null then s.body when json_typeof(o.settings) = 'object' then o.settings else '{}' end)
        as x(note json, snapshot json, "filamentUsage" json, ${sql.join(KEYS.map((key) => sql`${sql.ref(key)} json`))})
    where s.id = ${id} and (s.user_id is null or s.user_id = ${userId})`.execute(db)
  return rows
}

/** The first entry of a list, or a value that is not a list. */
function firstOf(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(case json_typeof(${value}) when 'array' then ${value} -> 0 else ${value} end)`
}

/** A text, number or boolean as text. */
function textOf(value: RawBuilder<unknown>, maximum: number): RawBuilder<string | null> {
  return sql`case when json_typeof(${value}) in ('string', 'number', 'boolean') then left(${value} #>> '{}', ${maximum}) end`
}
