import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { findZone } from '../../src/users/timeZone.ts'
import { createDatabase } from '../support/database.ts'

const database = await createDatabase()
after(() => database.drop())
/** The type of what operations get; the object is the same. */
const db = database.db as unknown as ReadonlyKysely<DB>

test('names of the IANA database, links included, get its spelling', async () => {
  const cases = [
    ['UTC', 'UTC'],
    ['utc', 'UTC'],
    ['GMT', 'GMT'],
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/BERLIN', 'Europe/Berlin'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['US/Eastern', 'US/Eastern'],
    ['America/Argentina/Ushuaia', 'America/Argentina/Ushuaia'],
    ['Japan', 'Japan'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
  ] as const
  for (const [name, spelled] of cases) {
    assert.equal(await findZone(db, name), spelled)
    assert.equal(await findZone(db, name), spelled, 'asked again')
  }
})

test('F16: abbreviations, offsets, POSIX rules and invented names are not time zones', async () => {
  const names = [
    ...['FOO+99', 'Foo/Bar', 'Factory', 'localtime', 'posixrules', 'posix/Europe/Berlin', 'right/UTC', 'SystemV/EST5'],
    ...['IST', 'PST', 'CEST', 'CET', 'EET', 'WET', 'MET', 'EST', 'MST', 'HST', 'BST', 'Z'],
    ...['+01:00', '-0500', 'UTC+1', 'EST+5', '', ' UTC', "UTC'", 'Europe/Berlin\u0000', '__proto__', 'constructor'],
  ]
  for (const name of names) assert.equal(await findZone(db, name), null, name)
})

test('JavaScript and PostgreSQL read a summer noon alike in every zone that is accepted', async () => {
  const noon = '2026-07-01T12:00:00Z'
  let accepted = 0
  for (const name of Intl.supportedValuesOf('timeZone')) {
    if ((await findZone(db, name)) === null) continue
    accepted += 1
    const { rows } = await sql<{ hour: string }>`
      select to_char(${noon}::timestamptz at time zone ${name}, 'HH24:MI') as hour`.execute(database.db)
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: name, hour: '2-digit', minute: '2-digit' })
    assert.equal(rows[0]?.hour, format.format(new Date(noon)), name)
  }
  assert.ok(accepted > 400, `${accepted} were accepted`)
})
