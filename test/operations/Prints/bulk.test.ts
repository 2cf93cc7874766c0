import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BulkPrintResultDto } from '../../../generated/api.d.ts'
import { imageKeys } from '../../../src/media/keys.ts'
import { form, noise } from '../../media/samples.ts'
import { newFilament, newPrint, newPrinter, newProject, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

const outcomes = (results: readonly BulkPrintResultDto[]) => results.map(({ outcome }) => outcome)

async function patch(as: User, ids: readonly number[], changes: object, dryRun = false): Promise<BulkPrintResultDto[]> {
  const { body } = await client.call('Prints_PatchBulk', { as, body: { ids, changes, dryRun } })
  assert.equal(body.dryRun, dryRun)
  return body.results
}

async function remove(as: User, ids: readonly number[], dryRun = false): Promise<BulkPrintResultDto[]> {
  const { body } = await client.call('Prints_DeleteBulk', { as, body: { ids, dryRun } })
  assert.equal(body.dryRun, dryRun)
  return body.results
}

/** Everything that a change may touch. */
async function stored(user: User) {
  const of = { prints: db.selectFrom('prints').selectAll().where('user_id', '=', user.id).orderBy('id') }
  return {
    prints: await of.prints.execute(),
    ledger: await db
      .selectFrom('filament_ledger')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('position')
      .execute(),
    spools: await db.selectFrom('filaments').selectAll().where('user_id', '=', user.id).orderBy('id').execute(),
    events: await db.selectFrom('outbox').select(['type', 'payload']).where('user_id', '=', user.id).execute(),
  }
}

/** Prints that wait, each with an estimate of 10 g from one spool. */
async function waiting(user: User, count: number) {
  const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
  const ids: number[] = []
  for (let number = 0; number < count; number += 1) {
    const print = await newPrint(server, user, { title: `print ${number}`, status: 'Printing' })
    await newUsage(server, print, { filament_id: spool.id, estimated_amount_mg: 10_000 })
    ids.push(print.id)
  }
  return { spool, ids }
}

test('each print of the request gets its own outcome, once and in order', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const foreign = await newPrint(server, other)
  const { ids } = await waiting(user, 2)
  const [first = 0, second = 0] = ids
  await newPrint(server, user, { title: 'not asked for', allow_comments: true })
  await client.call('Prints_PatchPrint', { as: user, path: { id: second }, body: { allowComments: false } })
  const before = (await stored(user)).prints.find(({ id }) => id === second)
  const full = await newPrint(server, user, { tags: Array.from({ length: 50 }, (_, index) => `tag ${index}`) })
  const results = await patch(user, [second, foreign.id, first, second, full.id, 9_007_199_254_740_991], {
    allowComments: false,
    addTags: [],
  })
  assert.deepEqual(results, [
    { id: second, outcome: 'Unchanged', errors: null },
    { id: foreign.id, outcome: 'NotFound', errors: null },
    { id: first, outcome: 'Changed', errors: null },
    { id: full.id, outcome: 'Changed', errors: null },
    { id: 9_007_199_254_740_991, outcome: 'NotFound', errors: null },
  ])
  const { prints } = await stored(user)
  assert.deepEqual(
    prints.map((print) => print.allow_comments),
    [false, false, true, false],
  )
  assert.deepEqual(
    prints.find(({ id }) => id === second),
    before,
  )
  const untouched = await db
    .selectFrom('prints')
    .select('allow_comments')
    .where('user_id', '=', other.id)
    .executeTakeFirstOrThrow()
  assert.equal(untouched.allow_comments, true)
})

test('tags are added, taken off and replaced; a print that would have too many is refused alone', async () => {
  const user = await newUser(server)
  const few = await newPrint(server, user, { tags: ['a', 'b "quoted", 支'] })
  const full = await newPrint(server, user, { tags: Array.from({ length: 50 }, (_, index) => `tag ${index}`) })
  const ids = [few.id, full.id]
  const tags = async () => (await stored(user)).prints[0]?.tags
  const changes = { addTags: ['c', 'c', 'a'], status: 'Failed' }
  for (const dryRun of [true, false]) {
    const results = await patch(user, ids, changes, dryRun)
    assert.deepEqual(outcomes(results), ['Changed', 'Refused'])
    assert.deepEqual(Object.keys(results[1]?.errors ?? {}), ['tags'])
  }
  assert.deepEqual(outcomes(await patch(user, [full.id], { addTags: ['one more'] })), ['Refused'])
  assert.deepEqual(await tags(), ['a', 'b "quoted", 支', 'c'])
  assert.equal((await stored(user)).prints[1]?.status, 'Success')
  assert.deepEqual(outcomes(await patch(user, ids, { addTags: ['new'], removeTags: ['tag 7', 'a'] })), [
    'Changed',
    'Changed',
  ])
  assert.deepEqual(await tags(), ['b "quoted", 支', 'c', 'new'])
  assert.deepEqual(outcomes(await patch(user, ids, { tags: ['z'] })), ['Changed', 'Changed'])
  assert.deepEqual(outcomes(await patch(user, ids, { tags: ['z'] })), ['Unchanged', 'Unchanged'])
})

test('printer and project are set and cleared; those of somebody else are refused and nothing is written', async () => {
  const [user, other] = [await newUser(server, { electricity_rate_micros: 300_000 }), await newUser(server)]
  const printer = await newPrinter(server, user, { wattage_w: 100 })
  const project = await newProject(server, user)
  const print = await newPrint(server, user, { print_time_in_seconds: 36_000 })
  const results = await patch(user, [print.id], { printerId: printer.id, projectId: project.id.toUpperCase() })
  assert.deepEqual(outcomes(results), ['Changed'])
  const { body } = await client.call('Prints_GetPrint', { as: user, path: { id: print.id } })
  // 10 h × 100 W × 0.30
  assert.deepEqual([body.printerId, body.projectId, body.cost?.electricity], [printer.id, project.id, 0.3])
  assert.deepEqual(outcomes(await patch(user, [print.id], { projectId: project.id.toUpperCase() })), ['Unchanged'])
  assert.deepEqual(outcomes(await patch(user, [print.id], { projectId: null, printerId: null })), ['Changed'])
  const { project_id, printer_id } = (await stored(user)).prints[0] ?? {}
  assert.deepEqual([project_id, printer_id], [null, null])

  const before = await stored(user)
  const changes = {
    printerId: (await newPrinter(server, other)).id,
    projectId: (await newProject(server, other)).id,
    status: 'Failed',
  }
  for (const dryRun of [true, false]) {
    const answer = await client.call('Prints_PatchBulk', { as: user, body: { ids: [print.id], changes, dryRun } })
    assert.equal(answer.status, 400)
    assert.deepEqual(Object.keys(answer.problem.errors ?? {}), ['changes.printerId', 'changes.projectId'])
  }
  assert.deepEqual(await stored(user), before)
})

test('finishing many prints takes their material, computes costs and tells of each once', async () => {
  const user = await newUser(server, { default_spool_price_micros: 20_000_000 })
  const { ids } = await waiting(user, 3)
  const before = await stored(user)
  assert.deepEqual(outcomes(await patch(user, ids, { status: 'Success' }, true)), ['Changed', 'Changed', 'Changed'])
  assert.deepEqual(await stored(user), before, 'a dry run writes nothing')

  await patch(user, ids, { status: 'Success' })
  const after = await stored(user)
  assert.equal(after.spools[0]?.balance_mg, 970_000)
  assert.deepEqual(
    after.ledger.map((entry) => entry.balance_mg),
    [1_000_000, 990_000, 980_000, 970_000],
  )
  assert.deepEqual(
    after.prints.map((print) => [print.status, print.filament_cost_micros]),
    ids.map(() => ['Success', 200_000]),
  )
  assert.deepEqual(
    after.events.map(({ type, payload }) => [type, (payload as { printId: number }).printId]),
    ids.map((id) => ['PrintCompleted', id]),
  )
  await patch(user, ids, { status: 'Cancelled' })
  await patch(user, ids, { status: 'Printing' })
  await patch(user, ids, { status: 'Failed' })
  const last = await stored(user)
  assert.equal(last.spools[0]?.balance_mg, 1_000_000)
  assert.equal(last.events.length, 3)
})

test('what is changed on a print of an integration is remembered', async () => {
  const user = await newUser(server)
  const made = await newPrint(server, user, {
    source: 'OctoPrint',
    status: 'Printing',
    edited_fields: ['tags', 'notes'],
  })
  const own = await newPrint(server, user, { status: 'Printing' })
  await patch(user, [made.id, own.id], { status: 'Failed', addTags: ['x'], allowComments: true })
  const { prints } = await stored(user)
  assert.deepEqual(
    prints.map((print) => print.edited_fields),
    [['notes', 'status', 'tags'], []],
  )
})

test('every unlisted print gets a share key of its own, and keeps it', async () => {
  const user = await newUser(server)
  const ids = [(await newPrint(server, user)).id, (await newPrint(server, user)).id]
  await patch(user, ids, { viewStatus: 'Unlisted' })
  const keys = (await stored(user)).prints.map((print) => print.share_key)
  assert.equal(new Set(keys).size, 2)
  assert(keys.every((key) => key !== null && /^[\w-]{22,}$/.test(key)))
  assert.deepEqual(outcomes(await patch(user, ids, { viewStatus: 'Unlisted' })), ['Unchanged', 'Unchanged'])
  await patch(user, ids, { viewStatus: 'Unlisted', allowComments: false })
  assert.deepEqual(
    (await stored(user)).prints.map((print) => print.share_key),
    keys,
  )
  await patch(user, ids, { viewStatus: 'Public' })
  assert((await stored(user)).prints.every((print) => print.share_key === null))
})

test('many prints are deleted with their images, and give back what they took', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const foreign = await newPrint(server, other)
  const { ids } = await waiting(user, 3)
  await patch(user, ids, { status: 'Success' })
  const [first = 0, second = 0, third = 0] = ids
  const sent = await noise(40, 30).jpeg().toBuffer()
  const { body: image } = await client.call('Prints_PostImage', { as: user, path: { id: first }, body: form(sent) })
  const [key = ''] = imageKeys(user.id, image.id)
  const { store } = server.services

  const before = await stored(user)
  const asked = [second, foreign.id, first, second]
  const expected = [
    { id: second, outcome: 'Deleted', errors: null },
    { id: foreign.id, outcome: 'NotFound', errors: null },
    { id: first, outcome: 'Deleted', errors: null },
  ]
  assert.deepEqual(await remove(user, asked, true), expected)
  assert.deepEqual(await stored(user), before, 'a dry run deletes nothing')
  const bytes = await store.get(key)
  assert(bytes)
  bytes.destroy()

  assert.deepEqual(await remove(user, asked), expected)
  const after = await stored(user)
  assert.deepEqual(
    after.prints,
    before.prints.filter(({ id }) => id === third),
  )
  assert.equal(after.spools[0]?.balance_mg, 990_000)
  assert.deepEqual(
    after.ledger.slice(-2).map(({ kind, amount_mg }) => [kind, amount_mg]),
    [
      ['Reversal', 10_000],
      ['Reversal', 10_000],
    ],
  )
  assert.equal(await store.get(key), null)
  assert.equal((await client.call('Prints_GetPrint', { as: other, path: { id: foreign.id } })).status, 200)
  assert.deepEqual(outcomes(await remove(user, asked)), ['NotFound', 'NotFound', 'NotFound'])
})

test('writers of the same prints in another order wait for each other', async () => {
  const user = await newUser(server)
  const { ids } = await waiting(user, 12)
  const reversed = ids.toReversed()
  const answers = await Promise.all(
    ['Success', 'Failed', 'PartialSuccess', 'Pending'].flatMap((status) => [
      client.call('Prints_PatchBulk', { as: user, body: { ids, changes: { status } } }),
      client.call('Prints_PatchBulk', { as: user, body: { ids: reversed, changes: { status } } }),
      client.call('Prints_DeleteBulk', { as: user, body: { ids: reversed.slice(0, 2) } }),
    ]),
  )
  assert(answers.every(({ status }) => status === 200))
  const { prints, spools, ledger } = await stored(user)
  assert.equal(prints.length, 10)
  const taking = prints.filter(({ status }) => status === 'Success' || status === 'PartialSuccess')
  assert.equal(spools[0]?.balance_mg, 1_000_000 - 10_000 * taking.length)
  assert.equal(ledger.at(-1)?.balance_mg, spools[0]?.balance_mg)
})

test('bodies out of bounds are refused, naming the field', async () => {
  const user = await newUser(server)
  const { id } = await newPrint(server, user)
  const tooMany = Array.from({ length: 201 }, (_, index) => index + 1)
  const edits: [string, object][] = [
    ['ids', { ids: [], changes: { status: 'Success' } }],
    ['ids', { ids: tooMany, changes: { status: 'Success' } }],
    ['ids[0]', { ids: ['1'], changes: { status: 'Success' } }],
    ['ids[0]', { ids: [0], changes: { status: 'Success' } }],
    ['changes', { ids: [id], changes: {} }],
    ['changes', { ids: [id] }],
    ['changes.title', { ids: [id], changes: { title: 'all the same' } }],
    ['changes.status', { ids: [id], changes: { status: null } }],
    ['changes.addTags[0]', { ids: [id], changes: { addTags: [''] } }],
    ['changes.addTags[0]', { ids: [id], changes: { addTags: ['a\0b'] } }],
    ['changes.addTags', { ids: [id], changes: { tags: [], addTags: ['a'] } }],
    ['changes.removeTags', { ids: [id], changes: { tags: [], removeTags: ['a'] } }],
    ['changes.removeTags', { ids: [id], changes: { addTags: ['a'], removeTags: ['a'] } }],
    ['dryRun', { ids: [id], changes: { status: 'Failed' }, dryRun: 'yes' }],
  ]
  for (const [field, body] of edits) {
    const answer = await client.call('Prints_PatchBulk', { as: user, body })
    assert.equal(answer.status, 400, JSON.stringify(body))
    assert.deepEqual(Object.keys(answer.problem.errors ?? {}), [field])
  }
  const deletions: [string, object][] = [
    ['ids', {}],
    ['ids', { ids: tooMany }],
    ['changes', { ids: [id], changes: {} }],
  ]
  for (const [field, body] of deletions) {
    const answer = await client.call('Prints_DeleteBulk', { as: user, body })
    assert.equal(answer.status, 400, JSON.stringify(body))
    assert.deepEqual(Object.keys(answer.problem.errors ?? {}), [field])
  }
  assert.equal((await client.call('Prints_DeleteBulk', { as: user })).status, 400, 'without a body')
  assert.equal((await stored(user)).prints[0]?.status, 'Success')
})
