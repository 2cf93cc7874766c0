import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ContractOperation } from '../../src/contract/document.ts'
import { checkSpoolAnswer } from '../spoolman/answerCheck.ts'
import { connectProgram, type Program } from '../spoolman/connection.ts'
import { readEvents } from '../support/eventLog.ts'
import { Connection } from '../support/http.ts'
import { ignoreCalls } from '../support/record.ts'
import { SEED } from '../support/seed.ts'
import { startServer } from '../support/server.ts'
import { mutations } from './mutations.ts'
import { spoolOperations, spoolRequests, type SpoolRecords } from './spoolRequests.ts'
import { target, type Wire } from './wire.ts'

/** Requests of each operation in `make test`. */
const FEW = 25
const MAX_SHRINKS = 100

/** Refusals of addresses before they are read. */
const TOO_LONG = [414, 431]

/** The one operation that always fails. */
const FAILS = 'Server_PostBackup'

const runs = Number(process.env['FUZZ_RUNS'] ?? FEW)

ignoreCalls()
const server = await startServer({}, { isOwn: true })
const connection = new Connection(server.url)
const program = await connectProgram(server)
const records = await makeRecords(program)

// Deletions come last: the others need the records.
for (const operation of spoolOperations.toSorted((a, b) => Number(isDeletion(a)) - Number(isDeletion(b)))) {
  test(`${operation.operationId} refuses what it cannot take, seed ${SEED}`, async () => {
    const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    const property = fc.asyncProperty(
      fc.limitShrink(spoolRequests(operation, records), MAX_SHRINKS),
      fc.limitShrink(fc.option(mutations(names), { freq: 2 }), MAX_SHRINKS),
      (request, change) => send(operation, change === null ? request : change(request)),
    )
    await fc.assert(property, { seed: SEED, numRuns: runs })
  })
}

test('the API reads what the programs have written', async () => {
  const as = program.user
  await server.client.call('Brands_GetBrands', { as, query: { pageSize: 200 } })
  await server.client.call('FilamentTypes_GetFilamentTypes', { as, query: { pageSize: 200 } })
  const { body } = await server.client.call('Filaments_GetFilaments', { as, query: { pageSize: 200 } })
  assert(body.items.length > 0)
  for (const { id } of body.items) await server.client.call('Filaments_GetLedger', { as, path: { id } })
  for (let after = 0, hasMore = true; hasMore;) {
    const page = await readEvents(server.client, { as, query: { after, limit: 200 } })
    after = page.position
    hasMore = page.hasMore
  }
})

function isDeletion({ method }: ContractOperation): boolean {
  return method === 'DELETE'
}

async function send(operation: ContractOperation, wire: Wire): Promise<void> {
  const path = `/spoolman/${program.key}${target(operation, wire)}`
  const body = wire.body as string | Uint8Array | undefined
  const request = { method: wire.method, target: path, headers: wire.headers }
  const answer = await connection.send(body === undefined ? request : { ...request, body: Buffer.from(body) })
  if (TOO_LONG.includes(answer.status)) return
  const told = `${wire.method} ${target(operation, wire)} ${String(body).slice(0, 2000)}\nanswered ${answer.status} ${answer.text.slice(0, 1000)}`
  if (operation.operationId !== FAILS && answer.status >= 500)
    throw new Error([told, ...server.log.filter((line) => line.includes('"level":"error"')).slice(-3)].join('\n'))
  // The database refuses what no check has named.
  assert(!answer.text.includes('A value cannot be stored.'), told)
  assert(!answer.text.includes('This change conflicts with another record.'), told)
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') === true && answer.text !== ''
  checkSpoolAnswer(wire.method, path, { ...answer, body: isJson ? (JSON.parse(answer.text) as unknown) : answer.text })
}

/** Some records of each kind, and an additional field of each type. */
async function makeRecords({ call }: Program): Promise<SpoolRecords> {
  const types = ['text', 'integer', 'integer_range', 'float', 'float_range', 'datetime', 'boolean', 'choice']
  for (const entity of ['vendor', 'filament', 'spool'])
    for (const type of types)
      await call('POST', `/field/${entity}/a_${type}`, {
        name: type,
        field_type: type,
        ...(type === 'choice' ? { choices: ['one', 'two'] } : {}),
      })
  const add = async (kind: 'vendor' | 'filament' | 'spool', body: object): Promise<number> => {
    const made = (await call('POST', `/${kind}`, body)).body as { readonly id: number }
    ids[kind].push(made.id)
    return made.id
  }
  const ids: Record<'vendor' | 'filament' | 'spool', number[]> = { vendor: [], filament: [], spool: [] }
  const facts = { name: 'Galaxy', material: 'PLA', density: 1.24, diameter: 1.75, weight: 1000, color_hex: '1a1a1a' }
  for (const name of ['Polymaker', 'Prusament', 'eSun']) {
    const vendorId = await add('vendor', { name, empty_spool_weight: 140 })
    const filamentId = await add('filament', { ...facts, vendor_id: vendorId })
    for (const location of ['Shelf', 'Dry box']) await add('spool', { filament_id: filamentId, location })
  }
  return { ...ids, fields: types.map((type) => `a_${type}`) }
}
