import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { newWorkshop, printsOf, webhook } from '../integrations/devices.ts'
import { load, newFilament, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { report } from '../spoolUse/report.ts'

const server = await startServer({}, { isOwn: true })
const { client, db } = server

/** Resolves when a statement waits for a lock. */
async function lockWaiter(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
    await sleep(20)
  }
}

/** Whether nobody holds a spool against changes. */
async function isFree(userId: number, id: string): Promise<boolean> {
  const { rows } = await sql`select from filaments where user_id = ${userId} and id = ${id}
    for no key update skip locked`.execute(db)
  return rows.length > 0
}

test('a change of the number of a spool holds nothing while it waits for a print that names the spool', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user)
  const { changed, wasFree } = await db.transaction().execute(async (trx) => {
    // As the foreign key of a usage that is inserted, of which the print then locks the spool.
    await sql`select from filaments where user_id = ${user.id} and id = ${id} for key share`.execute(trx)
    const change = client.call('Filaments_PatchFilament', { as: user, path: { id }, body: { number: 4711 } })
    await lockWaiter()
    return { changed: change, wasFree: await isFree(user.id, id) }
  })
  assert.equal((await changed).status, 200)
  assert.ok(wasFree, 'the print can lock the spool')
})

test('the end of a print locks the spools of the print and those that were used before in one order', async () => {
  const workshop = await newWorkshop(server)
  const { user, printer } = workshop
  const spools = [await newFilament(server, user, { number: 901 }), await newFilament(server, user, { number: 902 })]
  const [first = assert.fail(), last = assert.fail()] = spools.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  await db.deleteFrom('loaded_filaments').where('user_id', '=', user.id).execute()
  await load(server, printer, first)
  await report(server, workshop, { milligrams: 500 }, { spoolNumber: last === spools[0] ? 901 : 902 })
  const event = webhook(printer.id, 'Print Done', { job: { filament: { tool0: { length: 1000 } } } })
  const { ended, wasFree } = await db.transaction().execute(async (trx) => {
    await sql`select from filaments where user_id = ${user.id} and id = ${first.id} for no key update`.execute(trx)
    const end = client.call('Octoprint_PostEvent', { as: user, body: event })
    await lockWaiter()
    return { ended: end, wasFree: await isFree(user.id, last.id) }
  })
  assert.equal((await ended).status, 200)
  assert.ok(wasFree, 'another print can lock both of them')
})

test('an end that takes the start of a later print locks the spools of both prints and those that were used before in one order', async () => {
  const workshop = await newWorkshop(server)
  const { user, printer } = workshop
  const spools = [await newFilament(server, user, { number: 901 }), await newFilament(server, user, { number: 902 })]
  const [first = assert.fail(), last = assert.fail()] = spools.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const unload = () => db.deleteFrom('loaded_filaments').where('user_id', '=', user.id).execute()
  const now = Math.round(Date.now() / 1000)
  const send = (topic: string, ago: number, seconds: number) => {
    const extra = { name: 'benchy.gcode', time: seconds }
    const job = { filament: { tool0: { length: 1000 } } }
    const body = webhook(printer.id, topic, { currentTime: now - ago, extra, job })
    return client.call('Octoprint_PostEvent', { as: user, body })
  }
  await unload()
  await report(server, workshop, { milligrams: 500 }, { spoolNumber: last === spools[0] ? 901 : 902 })
  await load(server, printer, first)
  await send('Print Started', 4000, 0)
  await send('Print Done', 1000, 2900)
  await unload()
  const { ended, wasFree } = await db.transaction().execute(async (trx) => {
    await sql`select from filaments where user_id = ${user.id} and id = ${first.id} for no key update`.execute(trx)
    const end = send('Print Done', 2500, 60)
    await lockWaiter()
    return { ended: end, wasFree: await isFree(user.id, last.id) }
  })
  assert.equal((await ended).status, 200)
  const prints = await printsOf(server, user)
  assert.equal(prints.length, 2)
  assert.ok(wasFree, 'another print can lock both of them')
})

test('a report that comes after the end of its print locks the spools of the print and its own in one order', async () => {
  const workshop = await newWorkshop(server)
  const { user, printer } = workshop
  const spools = [await newFilament(server, user, { number: 901 }), await newFilament(server, user, { number: 902 })]
  const [first = assert.fail(), last = assert.fail()] = spools.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  await db.deleteFrom('loaded_filaments').where('user_id', '=', user.id).execute()
  await load(server, printer, first)
  const event = webhook(printer.id, 'Print Done', { job: { filament: { tool0: { length: 1000 } } } })
  assert.equal((await client.call('Octoprint_PostEvent', { as: user, body: event })).status, 200)
  const { reported, wasFree } = await db.transaction().execute(async (trx) => {
    await sql`select from filaments where user_id = ${user.id} and id = ${first.id} for no key update`.execute(trx)
    const late = report(server, workshop, { milligrams: 500 }, { spoolNumber: last === spools[0] ? 901 : 902 })
    await lockWaiter()
    return { reported: late, wasFree: await isFree(user.id, last.id) }
  })
  await reported
  assert.ok(wasFree, 'another print can lock both of them')
})
