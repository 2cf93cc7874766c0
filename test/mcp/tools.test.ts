import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { encode } from 'gpt-tokenizer'
import { sql } from 'kysely'
import { lockTable } from '../faults/locks.ts'
import { contractOperations } from '../support/contract.ts'
import { load, newFilament, newFilamentType, newPrint, newPrinter, newProject, newUser } from '../support/factories.ts'
import { newMaintenanceEntry } from '../support/belongings.ts'
import { startServer } from '../support/server.ts'
import { agentToken, connect, READ, REVISIONS, WRITE } from './agent.ts'

/** What is left of a response: the tools leave out what is null. */
function recorded(body: object): object {
  const text = JSON.stringify(body, (_name, value: unknown) => (value === null ? undefined : value))
  return JSON.parse(text) as object
}

interface Mark {
  readonly 'x-agent-tool'?: { readonly name: string; readonly scope: string; readonly choice?: string }
}

const server = await startServer()
/** Lists tools with the schemas of their responses, with which the client compares each response. */
const strict = await startServer({ toolsOutputSchemas: true })
const contract = JSON.parse(readFileSync(new URL('../../generated/contract.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Mark>>
}
const marks = contractOperations.flatMap((operation) => {
  const mark = contract.paths[operation.path]?.[operation.method.toLowerCase()]?.['x-agent-tool']
  return mark ? [{ ...mark, operation }] : []
})
const named = (scope: string) =>
  [...new Set(marks.filter((mark) => mark.scope === scope).map((mark) => mark.name))].sort()

for (const revision of Object.keys(REVISIONS) as (keyof typeof REVISIONS)[]) {
  describe(`revision ${revision}`, () => {
    test('the scopes of the token decide which tools are listed, and they are those that the contract marks', async () => {
      const user = await newUser(server)
      const listed = async (scope: string) => {
        const agent = await connect(server, await agentToken(server, user, { scope }), revision)
        return (await agent.client.listTools()).tools.map((tool) => tool.name)
      }
      assert.deepEqual(await listed(READ), named(READ))
      assert.deepEqual(await listed(`openid ${WRITE}`), named(WRITE))
      assert.deepEqual(await listed(`${READ} ${WRITE}`), [...named(READ), ...named(WRITE)].sort())
    })

    test('a print that an agent logs is in the logbook, under the name of its source', async () => {
      const user = await newUser(server)
      const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
      const agent = await connect(server, await agentToken(server, user), revision)
      assert.equal(agent.client.getNegotiatedProtocolVersion(), revision)
      const logged = await agent.call('create_print', {
        title: 'Shelf bracket',
        status: 'Success',
        filamentUsage: [{ filamentId: spool.id, amountMg: 46_200 }],
      })
      const read = await server.client.call('Prints_GetPrint', { as: user, path: { id: Number(logged['id']) } })
      assert.deepEqual(logged, recorded(read.body))
      assert.equal(read.body.source, 'Agent')
      const ledger = await agent.call('get_filament_ledger', { id: spool.id })
      const [latest] = ledger['items'] as { amountMg: number; actor: string }[]
      assert.equal(latest?.amountMg, -46_200)
      assert.match(latest.actor, /^Agent:grant_/)
    })
  })
}

test('another nominal weight that an agent sends with the id in capitals changes the stock by the difference', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
  const agent = await connect(server, await agentToken(server, user))
  const changed = await agent.call('update_filament', { id: id.toUpperCase(), initialNominalWeightMg: 750_000 })
  assert.equal(changed['remainingMg'], 750_000)
})

test('no tool deletes, and every tool says what it does to the data', async () => {
  const agent = await connect(server, await agentToken(server, await newUser(server)))
  const { tools } = await agent.client.listTools()
  assert(tools.length <= 35)
  for (const { name, annotations, title, description } of tools) {
    const operation = marks.find((mark) => mark.name === name)?.operation
    assert(operation && operation.method !== 'DELETE', name)
    const isRead = operation.method === 'GET' || name === 'estimate_quote'
    assert.deepEqual(
      annotations,
      {
        readOnlyHint: isRead,
        destructiveHint: !isRead && !operation.responses.has(201),
        idempotentHint: isRead || operation.method !== 'POST',
        openWorldHint: false,
      },
      name,
    )
    assert(title && description, name)
    assert.match(name, /^[a-z_]{3,30}$/)
  }
})

test('every schema of a tool stands alone, and the examples of the contract fit it', async () => {
  const agent = await connect(strict, await agentToken(strict, await newUser(strict)))
  const { tools } = await agent.client.listTools()
  let examples = 0
  for (const { name, inputSchema, outputSchema } of tools) {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, validateFormats: true })
    ajvFormats.default(ajv)
    const validate = ajv.compile(inputSchema as object)
    assert(outputSchema && ajv.compile(outputSchema as object), name)
    assert.equal(inputSchema['additionalProperties'], false, name)
    const operation = marks.find((mark) => mark.name === name)?.operation
    const path = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? []
    const ids = Object.fromEntries(path.map((parameter) => [parameter.name, parameter.example]))
    for (const example of operation?.body?.examples ?? []) {
      assert(validate({ ...ids, ...(example.value as object) }), `${name}: ${JSON.stringify(validate.errors)}`)
      examples++
    }
  }
  assert(examples >= 14)
})

test('a list of all tools is short enough to be read; the schemas of responses are in it on request only', async () => {
  const tools = await toolsOf(server)
  const tokens = encode(JSON.stringify(tools)).length
  assert(tokens <= 13_700, `${tokens} tokens`)
  for (const { name, inputSchema, outputSchema } of tools) {
    assert.equal(outputSchema, undefined, name)
    const text = JSON.stringify(inputSchema)
    assert.doesNotMatch(text, /"(pattern|minLength|maxLength|minimum|maximum|maxItems|examples|readOnly)":/, name)
    assert.doesNotMatch(text, /\$ref|repeat/i, name)
    for (const argument of Object.keys(inputSchema.properties ?? {})) assert.match(argument, /^[a-z][A-Za-z]+$/, name)
  }
  for (const { name, outputSchema } of await toolsOf(strict)) {
    const text = JSON.stringify(outputSchema)
    assert.doesNotMatch(text, /"(additionalProperties|maxLength|examples|required)":|"description":"/, name)
  }
})

test('a tool that leaves the description of an argument to another one names the one that has it', async () => {
  const tools = await toolsOf(server)
  const described = new Map(
    tools.map(({ name, inputSchema }) => {
      const properties = Object.entries((inputSchema.properties ?? {}) as Record<string, { description?: string }>)
      return [name, new Map(properties.map(([argument, { description }]) => [argument, description]))]
    }),
  )
  const referring = tools.flatMap(({ name, description }) => {
    const [, other] = /`(\w+)` describes the other arguments/.exec(description ?? '') ?? []
    return other === undefined ? [] : [[name, other] as const]
  })
  assert(referring.length > 0)
  for (const [name, other] of referring) {
    for (const [argument, description] of described.get(name) ?? []) {
      assert(description ?? described.get(other)?.get(argument), `${name} leaves ${argument} to ${other}`)
    }
  }
})

test('a tool names other tools, not their operations, and no parameter that it does not have', async () => {
  for (const { name, description, inputSchema } of await toolsOf(server)) {
    const text = JSON.stringify([description, inputSchema])
    for (const { operation, ...mark } of marks) {
      assert(!text.includes(`\`${operation.method} ${operation.path}\``), `${name} names ${mark.name} by its path`)
    }
    assert.doesNotMatch(description ?? '', /asVisitor/, name)
  }
})

/** Parameters that are not arguments of a tool, and why. */
const NOT_ARGUMENTS: Readonly<Record<string, string>> = {
  'If-Match': 'An agent stores no representations.',
  'If-None-Match': 'An agent stores no representations.',
  HasRange: 'The service computes it from the range.',
  asVisitor: 'It is a preview for a page.',
  brandIds: 'No tool tells the ids of brands; the search finds types by brand.',
  brands: 'The search finds rows of the stock by brand.',
  colorHex: 'Rows of the stock say their colors, and the search finds the names of these.',
}

test('every parameter of an operation is an argument of its tool, or has a reason not to be one', async () => {
  const tools = new Map((await toolsOf(server)).map((tool) => [tool.name, tool]))
  const missing = new Set<string>()
  for (const { name: tool, operation } of marks) {
    const given = Object.keys(tools.get(tool)?.inputSchema.properties ?? {}).map((name) => name.toLowerCase())
    for (const { name } of operation.parameters) {
      if (!given.includes(name.toLowerCase().replaceAll('-', ''))) missing.add(name)
    }
  }
  assert.deepEqual([...missing].sort(), Object.keys(NOT_ARGUMENTS).sort())
})

test('an agent reads the time zone, currency and language of its user, and finds the prints without a start', async () => {
  const user = await newUser(server)
  const settings = { timeZone: 'Asia/Tokyo', currency: 'JPY', language: 'de' } as const
  await server.client.call('Users_PatchMe', { as: user, body: settings })
  const print = await newPrint(server, user, { start_date: null })
  await newPrint(server, user, { start_date: '2026-01-02T03:04:05Z' })
  const agent = await connect(server, await agentToken(server, user, { scope: READ }))
  const { timeZone, currency, language, email } = await agent.call('get_profile', {})
  assert.deepEqual({ timeZone, currency, language, email }, { ...settings, email: undefined })
  const { items } = await agent.call('list_prints', { hasStartDate: false })
  assert.deepEqual(
    (items as { id: number }[]).map(({ id }) => id),
    [print.id],
  )
})

test('whether work is recorded as done or as planned without `done` is said', async () => {
  const user = await newUser(server)
  const agent = await connect(server, await agentToken(server, user))
  const tool = (await agent.client.listTools()).tools.find(({ name }) => name === 'log_maintenance')
  assert.match(JSON.stringify(tool?.inputSchema.properties?.['done']), /Without it, the work is planned/)
  const { id: printerId } = await newPrinter(server, user)
  assert.equal((await agent.call('log_maintenance', { printerId, category: 'Nozzle' }))['done'], false)
})

async function toolsOf(of: typeof server) {
  const agent = await connect(of, await agentToken(of, await newUser(of)))
  return (await agent.client.listTools()).tools
}

// The client compares each answer with the tool's output schema.
test('every tool of the logbook does its work', async () => {
  const server = strict
  const user = await newUser(server)
  const [printer, project] = [await newPrinter(server, user), await newProject(server, user)]
  const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000, spool_weight_mg: 200_000 })
  await load(server, printer, spool)
  const print = await newPrint(server, user, { status: 'Printing', printer_id: printer.id, project_id: project.id })
  const entry = await newMaintenanceEntry(server, printer)
  const type = await newFilamentType(server, user)
  const agent = await connect(server, await agentToken(server, user))
  await agent.client.listTools()
  const calls: Record<string, Record<string, unknown>> = {
    get_profile: {},
    list_prints: { statuses: ['Printing'], pageSize: 5 },
    get_print: { id: print.id },
    get_print_settings: { id: print.id, compareWith: print.id },
    list_printers: {},
    get_printer: { id: printer.id },
    list_maintenance: { printerIds: [printer.id] },
    list_filaments: { searchText: '' },
    get_filament: { id: spool.id },
    get_filament_ledger: { id: spool.id },
    list_projects: {},
    get_project: { id: project.id },
    list_project_prints: { id: project.id },
    list_materials: {},
    create_filament_type: { materialType: 'PETG', name: 'Clear' },
    list_filament_types: {},
    get_stock: { isShort: false },
    get_stock_plan: { printIds: [print.id] },
    estimate_quote: { printId: print.id, useFailureHistory: true },
    get_filament_type: { id: type.id },
    create_print: { title: 'A vase' },
    update_print: { id: print.id, notes: 'Slightly stringy' },
    complete_print: { id: print.id, status: 'Success' },
    create_printer: { name: 'Second printer' },
    update_printer: { id: printer.id, nozzleDiameterMm: 0.6 },
    load_filament: { id: printer.id, slot: 1, filamentId: spool.id },
    unload_filament: { id: printer.id, slot: 1 },
    log_maintenance: { printerId: printer.id, category: 'Nozzle', done: true },
    update_maintenance: { id: entry.id, done: true },
    create_filament: { displayName: 'Red PLA', materialType: 'PLA' },
    update_filament: { id: spool.id, isFavorite: true },
    adjust_filament: { id: spool.id, newRemainingMg: 500_000 },
    create_project: { name: 'Desk' },
    update_project: { id: project.id, status: 'Complete' },
  }
  for (const [name, args] of Object.entries(calls)) assert(await agent.call(name, args), name)
  const analyses: Record<string, Record<string, unknown>> = {
    overview: { timeZone: 'Europe/Berlin' },
    activity: { granularity: 'Week' },
    printers: { printerIds: [printer.id] },
    materials: {},
    costs: {},
    accuracy: { fromDate: '2026-01-01T00:00:00Z', toDate: '2026-02-01T00:00:00Z' },
    failures: { statuses: ['Failed'] },
  }
  for (const [analysis, args] of Object.entries(analyses)) {
    assert((await agent.call('analytics', { analysis, ...args }))['current'], analysis)
  }
  assert.deepEqual([...Object.keys(calls), 'analytics'].sort(), [...named(READ), ...named(WRITE)].sort())
  assert.deepEqual(Object.keys(analyses).sort(), marks.flatMap(({ choice }) => choice ?? []).sort())
})

test('the text of a response is its structured content, without superfluous spaces', async () => {
  const user = await newUser(server)
  await newPrint(server, user, { title: 'A vase' })
  const agent = await connect(server, await agentToken(server, user))
  const { content, structuredContent } = await agent.client.callTool({ name: 'list_prints', arguments: {} })
  assert.deepEqual(content, [{ type: 'text', text: JSON.stringify(structuredContent) }])
})

test('a creation that is sent again with its key is done once, and the key names one creation', async () => {
  const user = await newUser(server)
  const agent = await connect(server, await agentToken(server, user))
  const args = { title: 'Once', idempotencyKey: 'vase-1' }
  const [first, again] = [await agent.call('create_print', args), await agent.call('create_print', args)]
  assert.deepEqual(again, first)
  const other = await agent.fail('create_print', { ...args, title: 'Other' })
  assert.deepEqual([other.status, other.detail], [422, 'Use a new idempotencyKey for a new request.'])
  assert.match(agent.client.getInstructions() ?? '', /idempotencyKey \(visible ASCII characters, no spaces\)/)
  assert.deepEqual(Object.keys((await agent.fail('create_print', { ...args, idempotencyKey: 'ü' })).errors ?? {}), [
    'idempotencyKey',
  ])
})

test('a problem is a tool error that names each argument to correct', async () => {
  const user = await newUser(server)
  const agent = await connect(server, await agentToken(server, user))
  const problem = await agent.fail('create_print', { title: '', filamentUsage: [{ amountMg: '5' }] })
  assert.equal(problem.status, 400)
  assert.deepEqual(Object.keys(problem.errors ?? {}), ['filamentUsage[0].amountMg', 'title'])
  for (const [tool, args, fields] of [
    ['create_print', { title: 'x', grams: 5 }, ['grams']],
    ['list_prints', { page: 2 }, ['page']],
    ['list_prints', { pageSize: '5' }, ['pageSize']],
    ['get_print', {}, ['id']],
    ['update_print', { id: 1, constructor: 1 }, ['constructor']],
    ['create_print', { titel: 'x', copies: 0, status: 'Done' }, ['titel', 'copies', 'status', 'title']],
    ['create_print', { title: 'x', idempotencyKey: 'ü', colour: 1 }, ['colour', 'idempotencyKey']],
    ['analytics', { printerIds: ['a'] }, ['analysis', 'printerIds[0]']],
    ['analytics', { analysis: 'all', Granularity: 'Day', x: 1 }, ['Granularity', 'x', 'analysis']],
    ['analytics', { analysis: 'costs', fromDate: '2026-01-01T00:00:00Z' }, ['toDate']],
    ['analytics', { analysis: 'costs', timeZone: 'Mars/Base' }, ['timeZone']],
    ['unload_filament', { id: 1, slot: 0, filamentId: randomUUID() }, ['arguments']],
  ] as const) {
    const { status, errors } = await agent.fail(tool, args)
    assert.deepEqual([status, Object.keys(errors ?? {})], [400, fields], `${tool} ${JSON.stringify(args)}`)
    assert.doesNotMatch(JSON.stringify(errors), /FromDate|ToDate|TimeZone|PrinterIds/)
  }
  const { detail } = await agent.fail('unload_filament', { id: 1, slot: 0, filamentId: randomUUID() })
  assert.equal(detail, 'Correct arguments and send the request again.')
  const others = await newPrint(server, await newUser(server))
  assert.equal((await agent.fail('get_print', { id: others.id })).status, 404)
  assert.equal((await agent.fail('update_print', { id: others.id, title: 'Mine' })).status, 404)
})

test('a tool that cannot run now says how long to wait, and refers to no header field', async () => {
  const agent = await connect(server, await agentToken(server, await newUser(server)))
  const lock = await lockTable(server.config.databaseUrl ?? '', 'prints')
  const failing = agent.fail('list_prints')
  await lock.waiting(1)
  await sql`select pg_terminate_backend(pid) from pg_locks where not granted and relation = 'prints'::regclass
    and database = (select oid from pg_database where datname = current_database())`.execute(server.db)
  const { status, detail } = await failing
  await lock.release()
  assert.deepEqual([status, detail], [503, 'Wait 5 seconds and send the request again.'])
})

test('a printer is emptied by a call that names neither a slot nor a spool', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  const agent = await connect(server, await agentToken(server, user))
  const { id: filamentId } = await newFilament(server, user)
  const loaded = async (tool: string, args: object) =>
    ((await agent.call(tool, { id: printer.id, ...args }))['loadedFilaments'] as object[]).length
  assert.equal(await loaded('load_filament', { slot: 1, filamentId }), 1)
  assert.equal(await loaded('unload_filament', {}), 0)
})

test('days of an analysis are those of the user, as in the other tools, unless another time zone is named', async () => {
  const user = await newUser(server, { time_zone: 'America/Los_Angeles' })
  const agent = await connect(server, await agentToken(server, user))
  await agent.call('create_print', { title: 'Late', status: 'Success', startDate: '2026-03-31T20:00' })
  const march = { fromDate: '2026-03-01', toDate: '2026-04-01' }
  const countOf = async (args: object) => {
    const body = await agent.call('analytics', { analysis: 'overview', ...march, ...args })
    const { current } = body as { current: { tiles: { printCount: { count: number } } } }
    return current.tiles.printCount.count
  }
  assert.equal(((await agent.call('list_prints', march))['items'] as object[]).length, 1)
  assert.equal(await countOf({}), 1)
  assert.equal(await countOf({ timeZone: 'UTC' }), 0)
  const tool = (await agent.client.listTools()).tools.find(({ name }) => name === 'analytics')
  assert.deepEqual(Object.keys(tool?.inputSchema.properties?.['timeZone'] ?? {}), ['type', 'description'])
})

test('a misspelled argument is refused with the one that was meant', async () => {
  const agent = await connect(server, await agentToken(server, await newUser(server)))
  for (const [tool, args, sentence] of [
    ['create_print', { titel: 'x' }, 'Did you mean title?'],
    ['analytics', { analysis: 'costs', FromDate: '2026-01-01T00:00:00Z' }, 'Did you mean fromDate?'],
    ['list_prints', { printerId: [1] }, 'Did you mean printerIds?'],
    ['list_prints', { colour: 1 }, null],
  ] as const) {
    const { errors } = await agent.fail(tool, args)
    const [name = ''] = Object.keys(args).filter((argument) => argument !== 'analysis')
    const said = errors?.[name]?.[0] ?? ''
    assert.equal(said, `This name is not recognized.${sentence === null ? '' : ` ${sentence}`}`)
  }
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`a${at}`, 1]))
  assert.equal(Object.keys((await agent.fail('create_print', { title: 'x', ...many })).errors ?? {}).length, 50)
})

test('a tool that does not exist is an error of the protocol', async () => {
  const agent = await connect(server, await agentToken(server, await newUser(server)))
  await assert.rejects(agent.call('delete_print', { id: 1 }), { code: -32602 })
})
