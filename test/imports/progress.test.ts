import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { sql } from 'kysely'
import { newImage } from '../support/belongings.ts'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { exportAll } from './archives.ts'
import { commit, dryRun, fileForm, history, job, undo } from './support.ts'

const server = await startServer({}, { isOwn: true })
const { client, db } = server

await sql`create table progress (number serial, import_id uuid, state text, done integer)`.execute(db)
await sql`create function note_progress() returns trigger language plpgsql as $$ begin
  insert into progress (import_id, state, done) values (new.id, new.state, new.done_count); return null;
end $$`.execute(db)
await sql`create trigger note_progress after update on imports for each row execute function note_progress()`.execute(
  db,
)

/** Counts that an import has shown in each state, in their order. */
async function shownCounts(id: string): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ state: string; done: number }>`
    select state, done from progress where import_id = ${id} order by number`.execute(db)
  const counts = new Map<string, number[]>()
  for (const { state, done } of rows) counts.set(state, [...(counts.get(state) ?? []), done])
  return counts
}

function assertNoneFalls(counts: ReadonlyMap<string, readonly number[]>): void {
  for (const [state, shown] of counts)
    assert.deepEqual(
      shown,
      shown.toSorted((one, other) => one - other),
      state,
    )
}

suite('The progress of an import', () => {
  test('does not fall when its file is read again after an interruption', async () => {
    const user = await newUser(server)
    const jobs = Array.from({ length: 1200 }, (_, at) => job(at + 1))
    const { body } = await client.call('Imports_PostImport', { as: user, body: fileForm(history(jobs)) })
    await sql`alter table import_rows add constraint no_row check (position <> 1100) not valid`.execute(db)
    await assert.rejects(server.services.imports.run(), /no_row/)
    await sql`alter table import_rows drop constraint no_row`.execute(db)
    await sql`update imports set claimed_until = null where id = ${body.id}`.execute(db)
    await server.services.imports.run()
    const counts = await shownCounts(body.id)
    assert.deepEqual(counts.get('Reading')?.at(-1), 1200)
    assertNoneFalls(counts)
  })

  test('does not fall while images are imported, and removed', async () => {
    const owner = await newUser(server)
    for (let number = 0; number < 25; number += 1) await newImage(server, await newPrint(server, owner))
    const user = await newUser(server)
    const committed = await commit(server, user, await dryRun(server, user, await exportAll(server, owner)))
    assert.deepEqual([committed.state, committed.doneCount], ['Committed', committed.rowCount])
    await undo(server, user, committed)
    assertNoneFalls(await shownCounts(committed.id))
  })
})
