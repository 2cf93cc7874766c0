import fc from 'fast-check'
import { FAMILIES } from '../../src/achievements/families.ts'
import type { Names } from '../access/records.ts'
import { multipart, notice, urlencoded, webhook } from '../integrations/devices.ts'
import { fileForm, history, job } from '../imports/support.ts'
import { flatPng, form } from '../media/samples.ts'
import type { ContractOperation, ContractParameter } from '../support/contract.ts'
import { anything, sometimes, values, withoutUndefined } from './values.ts'
import type { World } from './world.ts'

/** A request before it is put into bytes. */
export interface FuzzRequest {
  /** The record that it is about; null for one that is made just before. */
  readonly names: Names | null
  readonly query: readonly (readonly [string, string])[]
  readonly headers: Readonly<Record<string, string>>
  /** JSON, a form, or undefined without a body. */
  readonly body: unknown
}

/** A longer address is 414, whatever it asks for. */
const MAX_QUERY = 4000
/** After it the record is gone, or cannot be asked for the same again. */
const USES_UP =
  /_Delete|^(Prints_CompletePrint|PrinterMaintenance_CompleteEntry|Filaments_PostReversal|Notifications_PutRead)$/

/** Requests that keep the contract. */
export function requests(operation: ContractOperation, world: World): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    names: names(operation, world),
    query: query(operation, world),
    headers: headers(operation, world),
    body: body(operation, world),
  })
}

function names(operation: ContractOperation, { named }: World): fc.Arbitrary<Names | null> {
  const records = named.get(operation)
  if (!records) return fc.constant({})
  const unknown = Object.fromEntries(Object.entries(records.own[0] ?? {}).map(([name, id]) => [name, unknownId(id)]))
  return fc.oneof(
    { weight: 8, arbitrary: USES_UP.test(operation.id) ? fc.constant(null) : fc.constantFrom(...records.own) },
    { weight: 1, arbitrary: fc.constantFrom(...records.others) },
    { weight: 1, arbitrary: fc.constant(unknown) },
  )
}

function unknownId(id: string | number): string | number {
  return typeof id === 'number' ? Number.MAX_SAFE_INTEGER : 'a1b2c3d4-0000-4000-8000-000000000000'
}

/** The parameters of a place, but for those that name the record. */
function parametersIn({ path, parameters }: ContractOperation, place: ContractParameter['in']): ContractParameter[] {
  return parameters.filter(({ name, in: where }) => where === place && (path.includes('{') || name !== 'id'))
}

function query(operation: ContractOperation, world: World): fc.Arbitrary<[string, string][]> {
  const fields = parametersIn(operation, 'query').map(({ name, schema, isRequired }) => {
    const value = values(schema, name, world)
    return [name, isRequired ? value : sometimes(value, 2)] as const
  })
  const pairs = (query: object) =>
    Object.entries(withoutUndefined(query)).flatMap(([name, value]) => {
      return [value].flat().map((one): [string, string] => [name, String(one)])
    })
  return fc
    .record(Object.fromEntries(fields))
    .map(pairs)
    .filter((query) => new URLSearchParams(query).toString().length < MAX_QUERY)
}

/** Rare, for most conditions hinder the request. */
function headers(operation: ContractOperation, world: World): fc.Arbitrary<Record<string, string>> {
  const fields = parametersIn(operation, 'header').map(
    ({ name, schema }) => [name, sometimes(values(schema, name, world), 6)] as const,
  )
  return fc.record(Object.fromEntries(fields)).map((headers) => withoutUndefined(headers) as Record<string, string>)
}

function body(operation: ContractOperation, world: World): fc.Arbitrary<unknown> {
  if (operation.body === null) return fc.constant(undefined)
  if (operation.id === 'Moonraker_PostNotification') return notices(world)
  if (operation.id === 'Octoprint_PostEvent') return webhooks(world)
  if (operation.id === 'Obico_PostNotification') return obicoNotifications
  if (operation.id === 'OctoEverywhere_PostNotification') return octoEverywhereNotifications
  if (operation.id === 'Achievements_DismissHint') return hints
  if (operation.body.mediaTypes.includes('application/json')) return values(operation.body.schema, '', world)
  if (operation.id === 'Imports_PostImport') return histories
  return fc.constantFrom(flatPng(8, 8), flatPng(1, 300)).map((image) => form(image))
}

/** Files to import: histories of Moonraker, and one that is nothing. */
const histories = fc
  .constantFrom(history([job(1)]), history([job(1), job(2, { status: 'cancelled' })]), 'nothing')
  .map((text) => fileForm(text))

const hints = fc.record({
  key: fc.constantFrom(...FAMILIES.map(({ key }) => key), 'no-family'),
  tier: fc.integer({ min: 1, max: 6 }),
})

const FILES = fc.constantFrom('benchy.gcode', 'shelf.gcode', 'boat.3mf', 'ein Büchlein.gcode', '.gcode')
const AMOUNTS = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.double(), anything)

/** What devices send: right in most fields, and anything in a few. */
function notices({ own, others }: World): fc.Arbitrary<object> {
  const printer = fc.constantFrom(...own.printer, ...own.printer.map(String), ...others.printer.slice(0, 1))
  const event = fc.constantFrom('started', 'paused', 'resumed', 'complete', 'cancelled', 'error', 'nonsense')
  const changes = fc.record({
    filename: sometimes(FILES, 0.2),
    filament_used: sometimes(AMOUNTS, 1),
    total_duration: sometimes(AMOUNTS, 1),
    info: sometimes(anything, 8),
    message: sometimes(anything, 8),
  })
  return fc.tuple(printer, event, changes).map(([id, name, fields]) => notice(id, name, withoutUndefined(fields)))
}

function webhooks({ own, others }: World): fc.Arbitrary<unknown> {
  const printer = fc.constantFrom(...own.printer, ...own.printer.map(String), ...others.printer.slice(0, 1))
  const topic = fc.constantFrom('Print Started', 'Print Done', 'Print Failed', 'Print Progress', 'Error', 'Nonsense')
  const changes = fc.record({
    extra: sometimes(fc.record({ name: FILES, time: AMOUNTS, reason: fc.constantFrom('cancelled', 'error', 5) }), 0.5),
    job: sometimes(anything, 4),
    progress: sometimes(fc.record({ completion: AMOUNTS, printTime: AMOUNTS }), 2),
    meta: sometimes(anything, 8),
    currentTime: sometimes(AMOUNTS, 4),
  })
  const encoding = fc.constantFrom((event: Record<string, unknown>) => event, multipart, urlencoded)
  return fc
    .tuple(printer, topic, changes, encoding)
    .map(([id, name, fields, encode]) => encode(webhook(id, name, withoutUndefined(fields))))
}

const JOBS = fc.oneof(fc.integer({ min: 1, max: 5 }), anything)
const ofPrint = fc.record({ id: JOBS, filename: FILES, started_at: AMOUNTS, ended_at: AMOUNTS })

const obicoNotifications = fc.record({
  event: fc.constantFrom(
    ...['PrintStarted', 'PrintDone', 'PrintCancelled', 'PrintFailure', 7].map((type) => ({ type })),
    'TestEvent',
  ),
  printer: anything,
  print: fc.oneof({ weight: 9, arbitrary: ofPrint }, { weight: 1, arbitrary: anything }),
})

const octoEverywhereNotifications = fc.record({
  EventType: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 17 }) }, { weight: 1, arbitrary: anything }),
  PrinterName: anything,
  PrintId: JOBS,
  FileName: FILES,
  DurationSec: AMOUNTS,
  Progress: AMOUNTS,
  TimeRemainingSec: AMOUNTS,
  Error: fc.oneof(fc.constant('cancelled'), anything),
})
