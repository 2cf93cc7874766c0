import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encode } from 'gpt-tokenizer'
import { newAdjustment, newMaintenanceEntry } from '../support/belongings.ts'
import { loadDemoInto } from '../support/demo.ts'
import { newFilament, newPrint, newPrinter, newProject, newUsage, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { agentToken, connect, READ, WRITE } from './agent.ts'

const MAX_TOKENS = 10_000
const DAY = 24 * 60 * 60 * 1000

const server = await startServer()
const now = new Date()
await loadDemoInto(server, now)
const demo = await connect(
  server,
  await server.issuer.token({
    sub: 'demo',
    aud: server.config.toolsAudience,
    scope: `${READ} ${WRITE}`,
    client_id: 'an-agent',
  }),
)
const ANALYSES = ['overview', 'activity', 'printers', 'materials', 'costs', 'accuracy', 'failures']

interface Rows {
  readonly notice?: string
  readonly items: readonly { readonly id: number }[]
  readonly paging: { readonly pageSize: number; readonly hasNext: boolean; readonly totalCount: number }
}

/** Calls a tool; its text must be short, and without anything that is null. */
async function read(name: string, args: Record<string, unknown>, agent = demo): Promise<Record<string, unknown>> {
  const { content, isError } = await agent.client.callTool({ name, arguments: args })
  const [first] = content as { text: string }[]
  const text = first?.text ?? ''
  assert(!isError, text)
  const tokens = encode(text).length
  assert(tokens <= MAX_TOKENS, `${name} ${JSON.stringify(args)}: ${tokens} tokens`)
  assert.doesNotMatch(text, /:null/)
  return JSON.parse(text) as Record<string, unknown>
}

const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString()

/** The longest series of buckets. */
function buckets(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) && Object.hasOwn(Object(value[0]) as object, 'bucketStart') ? value.length : 0
  return Math.max(own, ...Object.values(value).map(buckets))
}

for (const analysis of ANALYSES) {
  test(`${analysis} is short for each granularity and range, and says what it left out`, async () => {
    for (const granularity of ['Auto', 'Day', 'Week', 'Month']) {
      for (const range of [
        {},
        { fromDate: before(30), toDate: before(0) },
        { fromDate: before(365), toDate: before(0), comparePrevious: true },
        { fromDate: before(20 * 365), toDate: before(0), comparePrevious: true },
      ]) {
        const body = await read('analytics', { analysis, granularity, ...range })
        assert(buckets(body) <= 62, `${buckets(body)} buckets`)
        const used = (body['range'] as { granularity: string }).granularity
        if (granularity !== 'Auto' && used !== granularity) {
          assert.match(String(body['notice']), new RegExp(`granularity is ${used}.*shorter range`))
        }
      }
    }
  })
}

test('a month by day is not coarsened, and nothing of it is left out', async () => {
  const range = { fromDate: before(30), toDate: before(0) }
  const body = await read('analytics', { analysis: 'overview', granularity: 'Day', ...range })
  assert.equal((body['range'] as { granularity: string }).granularity, 'Day')
  assert.equal(body['notice'], undefined)
  assert(buckets(body) >= 30)
})

test('buckets are coarser where the response would be too long, not only where they are many', async () => {
  const range = { fromDate: before(365), toDate: before(0), comparePrevious: true }
  const body = await read('analytics', { analysis: 'printers', granularity: 'Week', ...range })
  assert.equal((body['range'] as { granularity: string }).granularity, 'Month')
  assert.equal((body['current'] as { printers: unknown[] }).printers.length, 3)
})

test('a list has at most 50 rows, and says how to get the others; with what it says, each row is read once', async () => {
  const first = (await read('list_prints', { pageSize: 200 })) as unknown as Rows
  assert.equal(first.paging.pageSize, 50)
  assert(first.items.length <= 50 && first.items.length >= 20, `${first.items.length} rows`)
  assert.match(first.notice ?? '', /^A tool returns at most 50 rows/)
  const pageSize = Number(/a pageSize of at most (\d+)/.exec(first.notice ?? '')?.[1])
  const ids: number[] = []
  for (let pageNumber = 1; ; pageNumber++) {
    const page = (await read('list_prints', { pageSize, pageNumber })) as unknown as Rows
    ids.push(...page.items.map(({ id }) => id))
    if (!page.paging.hasNext) break
    assert.match(page.notice ?? '', new RegExp(`for more send pageNumber ${pageNumber + 1}\\.$`))
  }
  assert.equal(ids.length, first.paging.totalCount)
  assert.equal(new Set(ids).size, ids.length)
})

test('a list that is cut keeps its newest entries, newest first', async () => {
  const user = await newUser(server)
  const agent = await connect(server, await agentToken(server, user))
  const printer = await newPrinter(server, user)
  const [project, spool] = [await newProject(server, user), await newFilament(server, user)]
  // The oldest is recorded last, so that its id is the highest.
  const ages = Array.from({ length: 70 }, (_, age) => age)
  const notes = 'Stringy. '.repeat(60)
  for (const age of ages) {
    const title = `Print ${age}`
    await newPrint(server, user, { title, start_date: before(age), project_id: project.id, notes })
    await newMaintenanceEntry(server, printer, { description: title, date: before(age), notes })
  }
  // A ledger is appended to.
  for (const age of ages.toReversed()) await newAdjustment(server, spool, 1, { note: `Print ${age}` })
  const kept = async (name: string, key: string, args: object = {}) => {
    const { items, notice } = await read(name, { pageSize: 200, ...args }, agent)
    const titles = (items as Record<string, string>[]).map((row) => row[key])
    assert(titles.length >= 20 && titles.length <= 50, `${name} has ${titles.length} rows`)
    assert.deepEqual(
      titles,
      ages.slice(0, titles.length).map((age) => `Print ${age}`),
      name,
    )
    assert.match(String(notice), /^A tool returns at most 50 rows/)
  }
  await kept('list_prints', 'title')
  await kept('list_project_prints', 'title', { id: project.id })
  await kept('list_maintenance', 'description')
  await kept('get_filament_ledger', 'note', { id: spool.id })
})

test('every other list of the demo logbook is short', async () => {
  const [printer] = (await read('list_printers', {}))['items'] as { id: number }[]
  const [spool] = (await read('list_filaments', { pageSize: 50 }))['items'] as { id: string }[]
  const [project] = (await read('list_projects', {}))['items'] as { id: string }[]
  await read('list_maintenance', { pageSize: 50 })
  await read('list_materials', {})
  await read('get_stock', { pageSize: 50 })
  await read('get_stock_plan', {})
  await read('get_filament_ledger', { id: spool?.id, pageSize: 50 })
  await read('list_project_prints', { id: project?.id, pageSize: 50 })
  await read('get_printer', { id: printer?.id })
  await read('list_prints', { pageNumber: 1 })
})

test('a plan of many prints is short, and says how to get the rest', async () => {
  const user = await newUser(server)
  const agent = await connect(server, await agentToken(server, user))
  const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
  for (let count = 0; count < 100; count++) {
    const print = await newPrint(server, user, { status: 'Pending' })
    await newUsage(server, print, { filament_id: spool.id, estimated_amount_mg: 1000 })
  }
  const { notice } = await read('get_stock_plan', {}, agent)
  assert.match(String(notice), /^prints has \d+ of 100 entries\. Narrow the filters to see the rest\.$/)
})

test('a logbook of many printers is short by day, week and month', async () => {
  const user = await newUser(server)
  const agent = await connect(server, await agentToken(server, user))
  for (let count = 0; count < 60; count++) {
    const printer = await newPrinter(server, user, { name: `Printer ${count}` })
    await newPrint(server, user, { printer_id: printer.id, start_date: before(count), status: 'Success' })
  }
  for (const granularity of ['Day', 'Week', 'Month']) {
    const range = { fromDate: before(60), toDate: before(0), comparePrevious: true }
    const { notice } = await read('analytics', { analysis: 'printers', granularity, ...range }, agent)
    assert.match(String(notice), /current\.printers has \d+ of 60 entries\..*Narrow the filters/)
  }
})

test('long notes are cut, and the response says so; they are whole over HTTP', async () => {
  const user = await newUser(server)
  const agent = await connect(server, await agentToken(server, user))
  const { id } = await newPrint(server, user, { notes: 'Stringy. '.repeat(5000) })
  const { notice, notes } = await read('get_print', { id }, agent)
  assert.match(String(notice), /^notes has the first \d+ of 45000 characters\. No tool returns the rest; an update /)
  assert(String(notes).length > 5000)
  const { body } = await server.client.call('Prints_GetPrint', { as: user, path: { id } })
  assert.equal(body.notes?.length, 45_000)
})

test('notes in any script are short, and an agent that could write back what remains of them is warned', async () => {
  const user = await newUser(server)
  const agent = await connect(server, await agentToken(server, user))
  for (const sentence of [
    '最初の層が少し剥がれました。',
    '打印成功，但第一层略有翘边。',
    'Первый слой немного отклеился. ',
  ]) {
    const { id } = await newPrint(server, user, { notes: sentence.repeat(1500) })
    const { notice } = await read('get_print', { id }, agent)
    assert.match(String(notice), /No tool returns the rest; an update with what remains here would delete it\.$/)
  }
  await newMaintenanceEntry(server, await newPrinter(server, user), {
    notes: '打印成功，但第一层略有翘边。'.repeat(700),
  })
  const { notice } = await read('list_maintenance', {}, agent)
  assert.match(String(notice), /^items\[0\]\.notes .*An update with what remains here would delete the rest\.$/)
})
