import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import pino from 'pino'
import type { PrintSummaryDto } from '../../generated/api.d.ts'
import { loadDemo } from '../../src/development/demo.ts'
import { Photographer } from '../../src/development/demo/photographer.ts'
import { KEY_PREFIX } from '../../src/media/keys.ts'
import type { MediaStore } from '../../src/media/mediaStore.ts'
import { sweepStore } from '../../src/media/sweep.ts'
import { startDisk } from '../media/stores.ts'
import { createDatabase } from '../support/database.ts'
import { startServer, type TestServer } from '../support/server.ts'

const server = await startServer()
/** The day after the clocks changed where the demo user lives. */
const now = new Date('2026-03-30T19:00:00Z')
const { store } = server.services
const photographer = new Photographer()
const { userId } = await loadDemo(server.db, { issuer: server.config.accountIssuer, store, now, photographer })
const prints = await allPrints(server, 'demo')

describe('the demo logbook', () => {
  test('is loaded once, also when asked for again', async () => {
    const before = await counts()
    const again = await loadDemo(server.db, { issuer: server.config.accountIssuer, store, now })
    assert.equal(again.userId, userId)
    assert.deepEqual(await counts(), before)
    assert.equal(before.users, 13)
  })

  test('is loaded once when several ask at the same time', async (t) => {
    const database = await createDatabase()
    t.after(() => database.drop())
    const load = () => loadDemo(database.db, { issuer: 'https://issuer.example', store, now, photographer })
    const loads = await Promise.all([load(), load(), load()])
    assert.equal(new Set(loads.map((loaded) => loaded.userId)).size, 1)
    assert.equal((await database.db.selectFrom('users').select('id').execute()).length, 13)
  })

  test('takes its images into a store that a sweep meanwhile finds to be its own', async (t) => {
    const database = await createDatabase()
    t.after(() => database.drop())
    const { db } = database
    const { store: empty, stop } = await startDisk()
    t.after(stop)
    const log: string[] = []
    const services = { db, store: empty, log: pino({ level: 'warn' }, { write: (line) => void log.push(line) }) }
    const sweeps: Promise<number>[] = []
    const put: MediaStore['put'] = async (key, bytes) => {
      await empty.put(key, bytes)
      if (key.startsWith(KEY_PREFIX) && sweeps.length < 3) sweeps.push(sweepStore(services, new Date()))
    }
    await loadDemo(db, { issuer: 'https://issuer.example', store: { ...empty, put }, now, photographer })
    assert.deepEqual(await Promise.all(sweeps), [0, 0, 0])
    assert.deepEqual(log, [])
  })

  test('is the same for the same day', async (t) => {
    const database = await createDatabase()
    t.after(() => database.drop())
    await loadDemo(database.db, { issuer: 'https://issuer.example', store, now, photographer })
    const { rows } = await sql<{ title: string; startDate: string | null }>`
      select title, start_date as "startDate" from prints where user_id = ${userId} order by logged_date desc, id desc
    `.execute(database.db)
    assert.deepEqual(
      rows,
      prints.map(({ title, startDate }) => ({ title, startDate })),
    )
  })

  test('is a year of a person who prints a lot', () => {
    assert(prints.length > 380 && prints.length < 460, `${prints.length} prints`)
    const failed = prints.filter(({ status }) => status === 'Failed').length / prints.length
    assert(failed > 0.03 && failed < 0.15, `${failed} failed`)
    assert.equal(withStatus('Printing').length, 1)
    assert.equal(withStatus('Pending').length, 1)
    assert(withStatus('Cancelled').length > 0 && withStatus('PartialSuccess').length > 0)
    assert.equal(prints.filter(({ viewStatus }) => viewStatus === 'Public').length, 8)
    assert.equal(prints.filter(({ viewStatus }) => viewStatus === 'Unlisted').length, 3)
    assert.deepEqual([...new Set(prints.map(({ source }) => source))].sort(), [
      'ApiKey',
      'Moonraker',
      'OctoPrint',
      'Web',
    ])
    assert.equal(new Set(prints.map(({ printerId }) => printerId).filter((id) => id !== null)).size, 3)
  })

  test('has the gaps of a real one', () => {
    assert(prints.some(({ startDate, status }) => startDate === null && status !== 'Pending'))
    assert(prints.some(({ printTimeInSeconds, status }) => printTimeInSeconds === null && status === 'Success'))
    assert(prints.some(({ filamentAmountMg, status }) => filamentAmountMg === null && status === 'Success'))
    assert(prints.some(({ filaments }) => filaments.some(({ filamentId }) => filamentId === null)))
    assert(prints.some(({ filaments }) => filaments.length === 0))
    assert(prints.some(({ filaments }) => filaments.length === 2))
  })

  test('ends on the day of loading and knows no future', () => {
    const moments = prints.flatMap(({ startDate, endDate, createdDate, updatedDate }) => [
      ...(startDate === null ? [] : [startDate]),
      ...(endDate === null ? [] : [endDate]),
      createdDate,
      updatedDate,
    ])
    const latest = moments.map((moment) => Date.parse(moment)).reduce((latest, moment) => Math.max(latest, moment))
    assert(latest <= now.getTime())
    assert(now.getTime() - latest < 86_400_000)
    for (const { startDate, endDate } of prints) assert(startDate === null || endDate === null || startDate <= endDate)
  })

  test('can be read print by print as the contract says', async () => {
    for (const { id } of prints.filter((_, index) => index % 10 === 0)) {
      const { body } = await server.client.call('Prints_GetPrint', { path: { id }, as: tokenOf('demo') })
      assert.equal(body.id, id)
    }
  })

  test('of the other people can be read as well', async () => {
    const others = await server.db
      .selectFrom('identities')
      .select('subject')
      .where('issuer', '=', server.config.accountIssuer)
      .where('subject', '<>', 'demo')
      .execute()
    assert.equal(others.length, 12)
    for (const { subject } of others) {
      const { length } = await allPrints(server, subject)
      assert(length >= 5 && length <= 40, `${subject} has ${length}`)
    }
  })

  test('states a currency for every price, and only there', async () => {
    const request = { query: { pageSize: 200 }, as: tokenOf('demo') }
    const { body: spools } = await server.client.call('Filaments_GetFilaments', request)
    const { body: types } = await server.client.call('FilamentTypes_GetFilamentTypes', request)
    for (const { purchasePrice, purchaseCurrency } of [...spools.items, ...types.items]) {
      assert.equal(purchaseCurrency === null, purchasePrice === null)
    }
    assert.deepEqual(
      new Set(spools.items.map(({ purchaseCurrency }) => purchaseCurrency)),
      new Set(['EUR', 'USD', null]),
    )
  })

  test('leaves the ledger of every spool at nominal weight − usage + adjustments', async () => {
    // One row: a spool, with what its ledger and its prints say.
    const { rows } = await sql<Record<'nominal' | 'used' | 'adjusted' | 'balance' | 'sum' | 'last', number>>`
      select
        coalesce(f.initial_nominal_weight_mg, 0) as nominal,
        f.balance_mg as balance,
        coalesce((select sum(l.amount_mg) from filament_ledger l where l.user_id = f.user_id and l.filament_id = f.id), 0)::bigint as sum,
        coalesce((select l.balance_mg from filament_ledger l where l.user_id = f.user_id and l.filament_id = f.id order by l.position desc limit 1), 0) as last,
        coalesce((select sum(l.amount_mg) from filament_ledger l where l.user_id = f.user_id and l.filament_id = f.id and l.kind = 'Adjustment'), 0)::bigint as adjusted,
        coalesce((
          select sum(case
            when p.status in ('Success', 'PartialSuccess') then coalesce(u.amount_mg, u.estimated_amount_mg)
            when p.status in ('Failed', 'Cancelled') then coalesce(u.amount_mg, round(u.estimated_amount_mg * p.progress_percent / 100.0))
          end)
          from filament_usages u join prints p on p.user_id = u.user_id and p.id = u.print_id
          where u.user_id = f.user_id and u.filament_id = f.id
        ), 0)::bigint as used
      from filaments f
    `.execute(server.db)
    assert(rows.length > 14)
    for (const { nominal, used, adjusted, balance, sum, last } of rows) {
      assert.equal(balance, nominal - used + adjusted)
      assert.equal(balance, sum)
      assert.equal(balance, last)
    }
    assert(rows.some(({ adjusted }) => adjusted !== 0))
  })

  test('has ledgers that are in order of time', async () => {
    const { rows } = await sql<{ late: number }>`
      select count(*) as late from filament_ledger l
      where exists (
        select from filament_ledger e
        where e.user_id = l.user_id and e.filament_id = l.filament_id and e.kind <> 'Usage' and l.kind = 'Usage'
          and (e.position > l.position) <> (e.created_date > l.created_date)
      )
    `.execute(server.db)
    assert.equal(rows[0]?.late, 0)
  })
})

function withStatus(status: PrintSummaryDto['status']): PrintSummaryDto[] {
  return prints.filter((print) => print.status === status)
}

function tokenOf(subject: string): Promise<string> {
  return server.issuer.token({ sub: subject })
}

/** Somebody's prints, newest first; the client checks each page against the contract. */
async function allPrints({ client }: TestServer, subject: string): Promise<PrintSummaryDto[]> {
  const items: PrintSummaryDto[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const query = { pageNumber, pageSize: 200 }
    const { body } = await client.call('Prints_GetSummary', { query, as: tokenOf(subject) })
    items.push(...body.items)
    if (!body.paging.hasNext) return items
  }
}

/** How many rows the tables hold that a second loading would add to. */
async function counts() {
  const { rows } = await sql<Record<'users' | 'prints' | 'usages' | 'entries', number>>`
    select
      (select count(*) from users) as users, (select count(*) from prints) as prints,
      (select count(*) from filament_usages) as usages, (select count(*) from filament_ledger) as entries
  `.execute(server.db)
  assert(rows[0])
  return rows[0]
}
