import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import type { OperationId } from '../../src/contract/operation.ts'
import { fill, queryText, type Answer } from '../support/client.ts'
import { contractOperation, contractOperations } from '../support/contract.ts'
import {
  newBrand,
  newFilament,
  newFilamentType,
  newPrint,
  newPrinter,
  newProject,
  newSlicerSettings,
  newUsage,
  newUser,
  type User,
} from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { referringFields } from './fields.ts'
import { makeRecord } from './records.ts'
import { snapshot } from './snapshot.ts'

const server = await startServer()

type Id = string | number

const print = (fields: object) => ({ title: 'A print', status: 'Success', ...fields })
const care = (printerId: Id) => ({ printerId, category: 'Belt', done: false })
const usage = (filamentId: Id) => ({ filamentUsage: [{ filamentId, amountMg: 100 }] })
const hook = { url: 'https://hooks.example.org/', events: ['print.failed'] }
const loaded = (filamentId: Id) => ({ loadedFilaments: [{ slot: 0, filamentId }] })
const bulk = async (caller: User, changes: object) => ({ ids: [(await newPrint(server, caller)).id], changes })

/** Bodies that are right but for the record that they name, which is not the caller's. */
const BODIES: Readonly<Record<string, (id: Id, caller: User) => object | Promise<object>>> = {
  'Prints_PostPrint printerId': (id) => print({ printerId: id }),
  'Prints_PostPrint projectId': (id) => print({ projectId: id }),
  'Prints_PostPrint filamentUsage[].filamentId': (id) => print(usage(id)),
  'Prints_PostPrint slicerSettingsId': (id) => print({ slicerSettingsId: id }),
  'Prints_PutPrint printerId': (id) => print({ printerId: id }),
  'Prints_PutPrint projectId': (id) => print({ projectId: id }),
  'Prints_PutPrint filamentUsage[].filamentId': (id) => print(usage(id)),
  'Prints_PutPrint slicerSettingsId': (id) => print({ slicerSettingsId: id }),
  'Prints_PatchPrint printerId': (id) => ({ printerId: id }),
  'Prints_PatchPrint projectId': (id) => ({ projectId: id }),
  'Prints_PatchPrint filamentUsage[].filamentId': usage,
  'Prints_PatchPrint slicerSettingsId': (id) => ({ slicerSettingsId: id }),
  'Prints_CompletePrint filamentUsage[].filamentId': (id) => ({ status: 'Success', ...usage(id) }),
  'FilamentTypes_PostFilamentType brandId': (id) => ({ materialType: 'PLA', brandId: id }),
  'FilamentTypes_PatchFilamentType brandId': (id) => ({ brandId: id }),
  'Filaments_PostFilament typeId': (id) => ({ typeId: id }),
  'Filaments_PutFilament typeId': (id) => ({ displayName: 'A spool', materialType: 'PLA', typeId: id }),
  'Filaments_PatchFilament typeId': (id) => ({ typeId: id }),
  'Prints_PatchBulk changes.printerId': (id, caller) => bulk(caller, { printerId: id }),
  'Prints_PatchBulk changes.projectId': (id, caller) => bulk(caller, { projectId: id }),
  'Printers_PostPrinter loadedFilaments[].filamentId': (id) => ({ name: 'A printer', ...loaded(id) }),
  'Printers_PutPrinter loadedFilaments[].filamentId': (id) => ({ name: 'A printer', ...loaded(id) }),
  'Printers_PatchPrinter loadedFilaments[].filamentId': loaded,
  'Printers_PutFilament filamentId': (id) => ({ slot: 1, filamentId: id }),
  'PrinterMaintenance_PostEntry printerId': care,
  'PrinterMaintenance_PutEntry printerId': care,
  'SpoolConnections_PostConnection printerId': (id) => ({ name: 'A program', printerId: id }),
  'Imports_PatchImport printers[].printerId': (id) => ({ printers: [{ name: null, printerId: id }] }),
  'Imports_PatchImport spools[].filamentId': (id) => ({ spools: [{ name: 'Black', filamentId: id }] }),
  'Webhooks_PostWebhook printerIds': (id) => ({ ...hook, printerIds: [id] }),
  'Webhooks_PatchWebhook printerIds': (id) => ({ printerIds: [id] }),
  'PrinterMaintenance_PatchEntry printerId': (id) => ({ printerId: id }),
  'Quotes_Estimate printId': (id) => ({ printId: id }),
  'Quotes_Estimate printerId': (id) => ({ printerId: id, printTimeInSeconds: 60 }),
  'Quotes_Estimate materials[].filamentId': (id) => ({ materials: [{ filamentId: id, amountMg: 100 }] }),
  'Quotes_Estimate materials[].filamentTypeId': (id) => ({ materials: [{ filamentTypeId: id, amountMg: 100 }] }),
}

/** Fields that may name what is not the caller's, without effect. */
const HARMLESS: Readonly<Record<string, (id: Id) => object>> = {
  'Prints_PatchBulk ids': (id) => ({ ids: [id], changes: { viewStatus: 'Public' } }),
  'Prints_DeleteBulk ids': (id) => ({ ids: [id] }),
  'Prints_RepricePrints ids': (id) => ({ ids: [id] }),
  'Printers_UnloadFilament filamentId': (id) => ({ filamentId: id }),
}

/** Events of devices and programs, which are stored before they are understood; the printer is refused with 403 then. */
const EVENTS: Readonly<Record<string, (id: Id) => object>> = {
  'PrintEvents_PostEvent printerId': (id) => ({ event: 'Started', printerId: id }),
}

/** A record of somebody else's, and one that does not exist, by the last name of a field. */
const FOREIGN: Readonly<Record<string, { of: (owner: User) => Promise<Id>; unknown: () => Id }>> = {
  ids: { of: async (owner) => (await newPrint(server, owner)).id, unknown: () => Number.MAX_SAFE_INTEGER },
  printId: { of: async (owner) => (await newPrint(server, owner)).id, unknown: () => Number.MAX_SAFE_INTEGER },
  printerId: { of: async (owner) => (await newPrinter(server, owner)).id, unknown: () => Number.MAX_SAFE_INTEGER },
  printerIds: { of: async (owner) => (await newPrinter(server, owner)).id, unknown: () => Number.MAX_SAFE_INTEGER },
  projectId: { of: async (owner) => (await newProject(server, owner)).id, unknown: randomUUID },
  brandId: { of: async (owner) => (await newBrand(server, owner)).id, unknown: () => Number.MAX_SAFE_INTEGER },
  typeId: { of: async (owner) => (await newFilamentType(server, owner)).id, unknown: () => Number.MAX_SAFE_INTEGER },
  filamentTypeId: {
    of: async (owner) => (await newFilamentType(server, owner)).id,
    unknown: () => Number.MAX_SAFE_INTEGER,
  },
  filamentId: { of: async (owner) => (await newFilament(server, owner)).id, unknown: randomUUID },
  plannedPrintId: { of: newPlannedPrint, unknown: () => Number.MAX_SAFE_INTEGER },
  slicerSettingsId: {
    of: async (owner) => (await newSlicerSettings(server, { user_id: owner.id })).id,
    unknown: randomUUID,
  },
}

test('every field of a body that names a record has its row here', () => {
  assert.deepEqual(
    [...Object.keys(BODIES), ...Object.keys(HARMLESS), ...Object.keys(EVENTS)].sort(),
    referringFields().sort(),
  )
})

describe("a record that is not the caller's is a 400 that names the field, and nothing is written", () => {
  for (const [row, build] of Object.entries(BODIES)) {
    test(row, async () => {
      const { caller, owner, theirs, unknown, field } = await setUp(row)
      const refused: object[] = []
      for (const id of [theirs, unknown]) {
        const body = await build(id, caller)
        const target = await targetOf(row, caller)
        const before = [await snapshot(server, caller.id), await snapshot(server, owner.id)]
        const answer = await send(row, target, body, caller)
        assert.equal(answer.status, 400, answer.text)
        assert.deepEqual(Object.keys(answer.problem.errors ?? {}), [field.replace('[]', '[0]')])
        assert.deepEqual([await snapshot(server, caller.id), await snapshot(server, owner.id)], before)
        const { traceId: _, ...problem } = answer.problem
        refused.push(problem)
      }
      assert.deepEqual(refused[0], refused[1], 'the answer tells which ids exist')
    })
  }
})

describe("an event of a printer that is not the caller's is a 403, and nothing of its owner is written", () => {
  for (const [row, build] of Object.entries(EVENTS)) {
    test(row, async () => {
      const { caller, owner, theirs, unknown } = await setUp(row)
      const before = await snapshot(server, owner.id)
      const details: string[] = []
      for (const id of [theirs, unknown]) {
        const answer = await send(row, await targetOf(row, caller), build(id), caller)
        assert.equal(answer.status, 403, answer.text)
        details.push(answer.problem.detail)
      }
      assert.equal(await snapshot(server, owner.id), before)
      assert.equal(details[0], details[1], 'the answer tells which ids exist')
    })
  }
})

describe("a record that is not the caller's is left alone", () => {
  for (const [row, build] of Object.entries(HARMLESS)) {
    test(row, async () => {
      const { caller, owner, theirs, unknown } = await setUp(row)
      const target = await targetOf(row, caller)
      const before = [await snapshot(server, caller.id), await snapshot(server, owner.id)]
      const texts: string[] = []
      for (const id of [theirs, unknown]) {
        const { status, text } = await send(row, target, build(id), caller)
        texts.push(`${status} ${text.replaceAll(String(id), 'the id')}`)
      }
      assert.deepEqual([await snapshot(server, caller.id), await snapshot(server, owner.id)], before)
      assert.equal(texts[0], texts[1], 'the answer tells which ids exist')
      if (row.endsWith(' ids')) assert.match(texts[0] ?? '', /^200 .*NotFound/)
    })
  }
})

// What analytics answers then is in operations/Analytics/rules.
describe("a list that is filtered by somebody else's records only is empty", () => {
  const lists = contractOperations.filter(({ parameters }) => parameters.some(({ name }) => name === 'pageSize'))
  for (const operation of lists) {
    for (const { name } of operation.parameters.filter((parameter) => /Ids$/.test(parameter.name))) {
      test(`${operation.id} ${name}`, async () => {
        const [caller, owner] = [await newUser(server), await newUser(server)]
        const printer = await newPrinter(server, caller)
        await newPrint(server, caller, { printer_id: printer.id })
        const theirs = await FOREIGN[name.slice(0, -1)]?.of(owner)
        assert(theirs !== undefined)
        const target = operation.path + queryText({ [name]: theirs })
        const { body } = await server.client.raw('GET', target, { as: caller })
        const { items, paging } = body as { items: unknown[]; paging: { totalCount: number } }
        assert.deepEqual([items, paging.totalCount], [[], 0])
      })
    }
  }
})

async function newPlannedPrint(owner: User): Promise<Id> {
  const print = await newPrint(server, owner, { status: 'Pending' })
  await newUsage(server, print, { material_type: 'PLA', estimated_amount_mg: 1000 })
  return print.id
}

/** Two users, the record of one that the other names, and an id that nobody has. */
async function setUp(row: string) {
  const field = row.split(' ')[1] ?? ''
  const foreign = FOREIGN[field.split('.').at(-1) ?? '']
  assert(foreign)
  const [caller, owner] = [await newUser(server), await newUser(server)]
  return { caller, owner, theirs: await foreign.of(owner), unknown: foreign.unknown(), field }
}

/** The path of the operation, for a record of the caller's where it names one. */
async function targetOf(row: string, caller: User): Promise<string> {
  const operation = operationOf(row)
  return operation.path.includes('{')
    ? fill(operation.path, await makeRecord(server, operation, caller))
    : operation.path
}

function send(row: string, target: string, body: object, caller: User): Promise<Answer> {
  return server.client.raw(operationOf(row).method, target, { body, as: caller })
}

function operationOf(row: string) {
  return contractOperation(row.split(' ')[0] as OperationId)
}
