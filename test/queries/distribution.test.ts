import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { obstaclesOf, OTHER_TABLES, REFERENCE_TABLES, USERS_TABLES } from './distribution.ts'

/** Tables of the coordinator alone. */
const LOCAL = ['database_identity']

test('db/citus.sql distributes every table of the schema, and no other', () => {
  const tables = [...readFileSync('db/schema.sql', 'utf8').matchAll(/^create table (\w+) \(/gm)].map(([, name]) => name)
  assert.deepEqual([...USERS_TABLES, ...REFERENCE_TABLES, ...OTHER_TABLES, ...LOCAL].sort(), tables.sort())
})

test('tables with the rows of users are where their owners are, but for those that are looked up first', () => {
  const schema = readFileSync('db/schema.sql', 'utf8')
  const owned = [...schema.matchAll(/^create table (\w+) \(\n {2}user_id bigint not null,/gm)].map(([, name]) => name)
  const elsewhere = owned.filter((name) => !USERS_TABLES.includes(name ?? ''))
  assert.deepEqual(elsewhere, ['public_prints', 'spool_connections'])
})

const REFUSED: Readonly<Record<string, string>> = {
  'a table without its owner': 'select display_name from filaments where number = $1',
  'a joined table that names its owner by another table':
    'select 1 from prints as p left join filament_usages as u on u.user_id = p.user_id where p.user_id = $1',
  'a lock on rows of all users': 'select id from prints where status = $1 for update skip locked',
  'a change of rows of all users': 'update prints set stuck_date = $1 where status = $2',
  'the time in "on conflict"':
    'insert into idempotency_keys (user_id, key) values ($1, $2) on conflict (user_id, key) do update set created_date = now()',
  'the time in "returning"': 'delete from prints where user_id = $1 and id = $2 returning updated_date < now()',
  'the time in "coalesce"': 'update prints set stuck_date = coalesce(stuck_date, now()) where user_id = $1 and id = $2',
}

for (const [what, statement] of Object.entries(REFUSED)) {
  test(`${what} does not do on a cluster`, () => {
    assert.equal(obstaclesOf(statement).length, 1)
  })
}

test('a job may look for rows of all users, but not lock or change them', () => {
  const search = 'select distinct user_id from prints where status = $1'
  assert.deepEqual(obstaclesOf(search, true), [])
  assert.equal(obstaclesOf(search).length, 1)
  assert.equal(obstaclesOf(`${search} for update`, true).length, 1)
})

test('a statement with the owner of each table does', () => {
  const statement = `select p.title, (select count(*) from images where user_id = $2) from prints as p
    left join filament_usages as u on u.user_id = $1 and u.print_id = p.id where p.user_id = $1`
  assert.deepEqual(obstaclesOf(statement), [])
})
