import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentToken, connect } from '../mcp/agent.ts'
import { newComment, newImage, newMaintenanceEntry } from '../support/belongings.ts'
import { fill, queryText } from '../support/client.ts'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import {
  newFilament,
  newPrint,
  newPrinter,
  newProject,
  newSlicerSettings,
  newUsage,
  newUser,
} from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client, db } = server
const KEY = 'Jw4mPq9sTz1xRb6c'
const PARTS = ['notes', 'fileName', 'costs', 'failureReason', 'material', 'settings']

/** Each value of the owner's print is marked by the part that it belongs to. Part `never` is shared with nobody. */
const MARK = /marked-\w+/g

/** A public logbook: a print with everything that can be recorded, a project, and a comment of the visitor. */
async function makeLogbook(shared: readonly string[]) {
  const [owner, visitor] = [
    await newUser(server, { view_status: 'Public', email: 'marked-never@example.org', bio: 'Hello' }),
    await newUser(server),
  ]
  const printer = await newPrinter(server, owner, {
    name: 'marked-never printer',
    description: 'marked-never',
    make: 'Prusa',
    model: 'MK4S',
  })
  const project = await newProject(server, owner, { view_status: 'Public', name: 'Shelves', reference: 'marked-never' })
  const spool = await newFilament(server, owner, {
    display_name: 'marked-never spool',
    brand: 'marked-material',
    notes: 'marked-never',
    storage_location: 'marked-never',
    color_hex: '#1A1A1A',
  })
  const print = await newPrint(server, owner, {
    title: 'Seen by all',
    status: 'Failed',
    view_status: 'Public',
    share_key: null,
    shared: [...shared],
    printer_id: printer.id,
    project_id: project.id,
    start_date: '2026-03-14T08:05:00Z',
    filament_amount_mg: 46_213,
    estimated_filament_amount_mg: 45_217,
    notes: 'marked-notes',
    private_notes: 'marked-never',
    file_name: 'marked-fileName.gcode',
    failure_reason: 'marked-failureReason',
    external_id: 'marked-never',
    filament_cost_micros: 123_450_000,
    electricity_cost_micros: 45_450_000,
    cost_currency: 'USD',
  })
  await newUsage(server, print, { filament_id: spool.id, amount_mg: 46_213, notes: 'marked-notes' })
  await newUsage(server, print, { position: 1, material_type: 'marked-material', estimated_amount_mg: 45_217 })
  await newPrint(server, owner, { ...hidden, view_status: 'Private', project_id: project.id })
  await newPrint(server, owner, { ...hidden, view_status: 'Unlisted', share_key: KEY, project_id: project.id })
  await addSettings(print)
  const image = await newImage(server, print)
  await newMaintenanceEntry(server, printer)
  const comment = await newComment(server, print, visitor)
  return { owner, visitor, printer, project, spool, print, image, comment }
}

/** The main settings of a print, whose numbers are marked, and the settings as a slicer sent them. */
async function addSettings({ user_id, id }: { user_id: number; id: number }): Promise<void> {
  const body = { settings: { note: 'marked-never', layer_height: 0.137 } }
  const settings = await newSlicerSettings(server, { user_id, body: JSON.stringify(body) })
  await db
    .updateTable('prints')
    .set({ slicer_settings_id: settings.id })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('print_settings')
    .values({
      ...{ user_id, print_id: id, slicer_settings_id: settings.id },
      ...{
        slicer: '/marked-never/slicer',
        profile: 'marked-never',
        material: 'marked-never',
        infill_pattern: 'marked-never=1',
      },
      ...{ layer_height_um: 137, nozzle_temperature_c: 217 },
    })
    .execute()
}

const hidden = { title: 'marked-never', notes: 'marked-never', shared: [...PARTS], tags: ['marked-never'] }

type Logbook = Awaited<ReturnType<typeof makeLogbook>>

/** The path of an operation with the owner's records; a record of another kind gets an id that only looks right. */
function pathTo({ path, parameters }: ContractOperation, logbook: Logbook): string {
  const [, , first = ''] = path.toLowerCase().split('/')
  const ids: Record<string, string | number> = {
    prints: logbook.print.id,
    projects: logbook.project.id,
    printers: logbook.printer.id,
    filaments: logbook.spool.id,
    comments: logbook.comment.id,
    users: logbook.owner.id,
  }
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, example }): [string, string | number] => {
      if (name === 'imageId') return [name, logbook.image.id]
      if (name === 'commentId') return [name, logbook.comment.id]
      return [name, ids[first] ?? (example as string | number)]
    })
  return fill(path, Object.fromEntries(values))
}

/** What the texts tell, of the marks and of the marked numbers. */
function tellsOf(text: string): Set<string> {
  const tells = new Set(text.match(MARK)?.map((mark) => mark.slice('marked-'.length)))
  if (/\b(123\.45|45\.45|168\.9)\b/.test(text)) tells.add('costs')
  if (/\b0\.137\b|\b217\b/.test(text)) tells.add('settings')
  if (/\b(4621\d|4521\d)\b|#1A1A1A/.test(text)) tells.add('material')
  return tells
}

const reads = contractOperations.filter(({ method }) => method === 'GET')

for (const shared of [[], PARTS]) {
  test(`visitors find nothing in any response but what is shared: ${shared.join(', ') || 'nothing'}`, async () => {
    const logbook = await makeLogbook(shared)
    const shows = new Set<string>()
    for (const operation of reads) {
      const required = operation.parameters.filter(({ in: where, isRequired }) => where === 'query' && isRequired)
      const query = Object.fromEntries(required.map(({ name, example }) => [name, String(example)]))
      const target = pathTo(operation, logbook) + queryText(query)
      for (const as of [logbook.visitor, ...(operation.credentials === 'optional' ? [undefined] : [])]) {
        const { status, text } = await client.raw('GET', target, { as })
        for (const part of tellsOf(text)) assert(shared.includes(part), `${operation.id} tells ${part}: ${text}`)
        if (status === 200 && text.includes('Seen by all')) shows.add(operation.id)
      }
    }
    assert.deepEqual([...shows].sort(), ['Feed_GetFeed', 'Prints_GetPrint', 'Projects_GetPrints', 'Users_GetPrints'])
  })

  test(`visitors who write to a print learn only what is shared: ${shared.join(', ') || 'nothing'}`, async () => {
    const { print, visitor, comment } = await makeLogbook(shared)
    const path = { id: print.id }
    const body = { body: 'Nice' }
    const answers = [
      await client.call('Prints_PostComment', { as: visitor, path, body }),
      await client.call('Comments_PutComment', { as: visitor, path: { id: comment.id }, body }),
      await client.call('Prints_PatchPrint', { as: visitor, path, body: { title: 'x' } }),
      await client.call('Prints_PatchBulk', { as: visitor, body: { ids: [print.id], changes: { status: 'Success' } } }),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 404, 200],
    )
    for (const { text } of answers) assert.deepEqual(tellsOf(text), new Set())
  })

  test(`the tools of an agent tell a visitor nothing but what is shared: ${shared.join(', ') || 'nothing'}`, async () => {
    const { print, project, visitor } = await makeLogbook(shared)
    const agent = await connect(server, await agentToken(server, visitor))
    const answers = [
      await agent.call('get_print', { id: print.id }),
      await agent.call('list_project_prints', { id: project.id }),
    ]
    for (const answer of answers) assert.match(JSON.stringify(answer), /Seen by all/)
    for (const answer of [...answers, await agent.call('get_print_settings', { id: print.id })]) {
      for (const part of tellsOf(JSON.stringify(answer))) assert(shared.includes(part), part)
    }
  })
}

for (const part of PARTS) {
  test(`a print and its lists show ${part} when it alone is shared`, async () => {
    const { owner, project, print, visitor } = await makeLogbook([part])
    const detail = await client.call('Prints_GetPrint', { path: { id: print.id } })
    const settings = await client.call('Prints_GetSettings', { path: { id: print.id } })
    assert.deepEqual(tellsOf(detail.text + settings.text), new Set([part]))
    const feed = await client.call('Feed_GetFeed', { as: visitor, query: { pageSize: 200 } })
    const lists = [
      await client.call('Projects_GetPrints', { path: { id: project.id } }),
      await client.call('Users_GetPrints', { path: { id: owner.id } }),
    ].map(({ text }) => text)
    // Other tests have published prints, too.
    lists.push(JSON.stringify(feed.body.items.filter((item) => item.print.owner.id === owner.id)))
    for (const text of lists) {
      assert.match(text, /Seen by all/)
      for (const told of tellsOf(text)) assert.equal(told, part)
      if (part === 'material') assert.match(text, /46213/)
    }
  })
}

test('the totals of a project count the material of a print for visitors only if it is shared', async () => {
  const { owner, project, print } = await makeLogbook([])
  const totals = async (as?: typeof owner) =>
    (await client.call('Projects_GetProject', { as, path: { id: project.id } })).body.totals
  assert.deepEqual([(await totals()).printCount, (await totals()).filamentAmountMg], [1, 0])
  assert.equal((await totals(owner)).filamentAmountMg, 46_213)
  const isPrint = { user_id: owner.id, id: print.id }
  await db
    .updateTable('prints')
    .set({ shared: ['material'] })
    .where('user_id', '=', isPrint.user_id)
    .where('id', '=', isPrint.id)
    .execute()
  assert.equal((await totals()).filamentAmountMg, 46_213)
})

test('an unlisted print shows its visitors no more than a public one', async () => {
  const { print } = await makeLogbook([])
  await db
    .updateTable('prints')
    .set({ view_status: 'Unlisted', share_key: KEY })
    .where('user_id', '=', print.user_id)
    .where('id', '=', print.id)
    .execute()
  for (const id of ['Prints_GetPrint', 'Prints_GetComments', 'Prints_GetImages'] as const) {
    const { status, text } = await client.call(id, { path: { id: print.id }, query: { shareKey: KEY } })
    assert.equal(status, 200)
    assert.deepEqual(tellsOf(text), new Set())
    assert(!text.includes(KEY))
  }
})
