import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { appendEntries, STOCK_COLUMNS } from '../../src/ledger/entries.ts'
import { eventually } from '../identity/support.ts'
import { newImage } from '../support/belongings.ts'
import { newPrint, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { exportAll } from './archives.ts'
import { commit, dryRun, rowsOf, undo } from './support.ts'

const server = await startServer({}, { isOwn: true })
const { client, db } = server

/** Imports an archive of a spool whose ledger has one entry. */
async function importSpool(user: User) {
  const owner = await newUser(server)
  const added = await client.call('Filaments_PostFilament', {
    as: owner,
    body: { displayName: 'Black', materialType: 'PLA', initialNominalWeightMg: 1_000_000 },
  })
  assert.equal(added.status, 201)
  const committed = await commit(server, user, await dryRun(server, user, await exportAll(server, owner)))
  const spool = await db.selectFrom('filaments').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow()
  return { committed, spoolId: spool.id }
}

/** Waits until a statement waits for a row that another transaction has locked. */
async function waiting(): Promise<void> {
  await eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length > 0
  })
}

async function deduct(trx: Transaction<DB>, userId: number, filamentId: string): Promise<void> {
  const spools = await trx
    .selectFrom('filaments')
    .select(STOCK_COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', filamentId)
    .forNoKeyUpdate()
    .execute()
  await appendEntries(trx, userId, spools, [{ filamentId, kind: 'Adjustment', amountMg: -100_000 }], 'Test')
}

suite('The undo of an import', () => {
  test('keeps the ledger of a spool whose stock is changed at the same time', async () => {
    const user = await newUser(server)
    const { committed, spoolId } = await importSpool(user)
    const undone = await db.transaction().execute(async (trx) => {
      await deduct(trx, user.id, spoolId)
      // A deferred statement is sent with the next one.
      await sql`select 1`.execute(trx)
      const running = undo(server, user, committed)
      await waiting()
      return { running }
    })
    assert.equal((await undone.running).state, 'Undone')
    const fates = (await rowsOf(server, user, committed))
      .filter(({ verdict }) => verdict === 'Created')
      .map(({ kind, undo: fate, reason }) => [kind, fate, reason])
    assert.deepEqual(fates, [
      ['FilamentType', 'Stays', 'Spools are of it.'],
      ['Spool', 'Stays', 'Its stock was changed since it was imported.'],
      ['LedgerEntry', 'Stays', 'The stock of its spool was changed since it was imported.'],
    ])
    const { rows } = await sql<{ balance: number; sum: number }>`
      select balance_mg as balance, (select sum(amount_mg)::bigint from filament_ledger where filament_id = filaments.id) as sum
      from filaments where user_id = ${user.id}`.execute(db)
    assert.deepEqual(rows, [{ balance: 900_000, sum: 900_000 }])
  })

  test('and the deletion of a spool at the same time do not wait for each other', async () => {
    const user = await newUser(server)
    const { committed, spoolId } = await importSpool(user)
    const undone = await db.transaction().execute(async (trx) => {
      // Of two that wait for each other, this one is to fail, since the undo would be repeated.
      await sql`set local deadlock_timeout = '10ms'`.execute(trx)
      await sql`select from filaments where user_id = ${user.id} and id = ${spoolId} for update`.execute(trx)
      const running = undo(server, user, committed)
      await waiting()
      await sql`delete from filaments where user_id = ${user.id} and id = ${spoolId}`.execute(trx)
      return { running }
    })
    assert.equal((await undone.running).state, 'Undone')
    const fates = (await rowsOf(server, user, committed)).filter(({ verdict }) => verdict === 'Created')
    assert.deepEqual([...new Set(fates.map(({ undo: fate }) => fate))], ['Removed'])
  })

  test('keeps images that were changed since, and what they belong to', async () => {
    const [owner, user] = [await newUser(server), await newUser(server)]
    for (const title of ['Captioned', 'Moved', 'Turned', 'Left alone']) {
      const print = await newPrint(server, owner, { title })
      await newImage(server, print, { position: 0, caption: 'Front' })
      if (title === 'Moved') await newImage(server, print, { position: 1 })
    }
    const committed = await commit(server, user, await dryRun(server, user, await exportAll(server, owner)))
    const { body: prints } = await client.call('Prints_GetSummary', { as: user })
    const imageOf = async (name: string) => {
      const id = prints.items.find(({ title }) => title === name)?.id ?? 0
      const { body } = await client.call('Prints_GetImages', { as: user, path: { id } })
      return { imageId: body.items[0]?.id ?? '' }
    }
    await client.call('Images_PatchImage', { as: user, path: await imageOf('Captioned'), body: { caption: 'Back' } })
    await client.call('Images_PatchImage', { as: user, path: await imageOf('Moved'), body: { position: 1 } })
    const path = await imageOf('Turned')
    const { body: turned } = await client.call('Images_RotateImage', { as: user, path, body: { degrees: 90 } })
    assert.equal((await undo(server, user, committed)).state, 'Undone')
    const rows = await rowsOf(server, user, committed)
    const fates = rows
      .filter(({ kind }) => kind === 'Image' || kind === 'Print')
      .map(({ kind, label, undo: fate, reason }) => `${kind === 'Print' ? label : kind}: ${fate} ${reason ?? ''}`)
    const changed = 'Image: Stays It was changed since it was imported.'
    assert.deepEqual(fates.toSorted(), [
      'Captioned: Stays It has images.',
      'Image: Removed ',
      ...Array<string>(4).fill(changed),
      'Left alone: Removed ',
      'Moved: Stays It has images.',
      'Turned: Stays It has images.',
    ])
    assert(rows.some(({ recordId }) => recordId === turned.id))
  })
})
