import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { imageKeys } from '../../../src/media/keys.ts'
import { form, noise } from '../../media/samples.ts'
import { newPrint, newProject, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

test('a project keeps what was recorded, and can be written back as it was read', async () => {
  const user = await newUser(server)
  const answer = await client.call('Projects_PostProject', {
    as: user,
    body: { name: 'Regal 棚', reference: 'W-12', url: 'https://models.example.org/1', viewStatus: 'Unlisted' },
  })
  assert.equal(answer.status, 201)
  const project = answer.body
  assert.equal(answer.headers.get('Location'), `/api/Projects/${project.id}`)
  assert.deepEqual([project.status, project.description, project.images], ['InProgress', null, []])
  assert.match(project.shareKey ?? '', /^[\w-]{22,}$/)
  const totals = { printCount: 0, successCount: 0, printTimeInSeconds: 0, filamentAmountMg: 0 }
  assert.deepEqual(project.totals, { ...totals, cost: null, currency: null, partialCostCount: 0 })

  const path = { id: project.id }
  assert.deepEqual((await client.call('Projects_GetProject', { as: user, path })).body, project)
  const put = await client.call('Projects_PutProject', {
    as: user,
    path,
    body: { ...project, owner: { id: 1, displayName: 'x' } },
  })
  assert.deepEqual({ ...put.body, updatedDate: project.updatedDate }, project)
})

test('PUT falls back to defaults, PATCH changes what it names, and null clears', async () => {
  const user = await newUser(server)
  const { id } = await newProject(server, user, {
    reference: 'r',
    description: 'd',
    status: 'OnHold',
    view_status: 'Public',
  })
  const path = { id: id.toUpperCase() }
  const patch = { as: user, path, body: { description: null, status: 'Complete' } }
  const patched = (await client.call('Projects_PatchProject', patch)).body
  assert.deepEqual(
    [patched.name, patched.reference, patched.description, patched.status, patched.viewStatus],
    ['A project', 'r', null, 'Complete', 'Public'],
  )
  const put = (await client.call('Projects_PutProject', { as: user, path, body: { name: 'b' } })).body
  assert.deepEqual(
    [put.name, put.reference, put.description, put.status, put.viewStatus],
    ['b', null, null, 'InProgress', 'Private'],
  )
})

test('what cannot be stored is refused, naming the field', async () => {
  const user = await newUser(server)
  const { id } = await newProject(server, user)
  const cases: [string, object][] = [
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['reference', { name: 'x', reference: 'x'.repeat(101) }],
    ['reference', { name: 'x', reference: 'a\0b' }],
    ['description', { name: 'x', description: 'x'.repeat(10_001) }],
    ['url', { name: 'x', url: 'javascript:alert(1)' }],
    ['status', { name: 'x', status: 'Done' }],
    ['viewStatus', { name: 'x', viewStatus: null }],
    ['color', { name: 'x', color: 'red' }],
  ]
  for (const [field, body] of cases) {
    for (const answer of [
      await client.call('Projects_PostProject', { as: user, body }),
      await client.call('Projects_PutProject', { as: user, path: { id }, body }),
      await client.call('Projects_PatchProject', { as: user, path: { id }, body }),
    ]) {
      assert.equal(answer.status, 400, field)
      assert.deepEqual(Object.keys(answer.problem.errors ?? {}), [field])
    }
  }
  assert.equal((await client.call('Projects_PostProject', { as: user, body: {} })).status, 400)
  assert.equal((await client.call('Projects_GetProjects', { as: user })).body.items.length, 1)
})

test('nobody reads, changes or deletes a private project of somebody else, nor one that is not there', async () => {
  const [owner, other] = [await newUser(server), await newUser(server)]
  const { id } = await newProject(server, owner, { name: 'mine', view_status: 'Private' })
  const own = { as: owner, path: { id } }
  const before = (await client.call('Projects_GetProject', own)).body
  for (const path of [{ id }, { id: randomUUID() }]) {
    const input = { as: other, path }
    assert.equal((await client.call('Projects_GetProject', input)).status, 404)
    assert.equal((await client.call('Projects_GetPrints', input)).status, 404)
    assert.equal((await client.call('Projects_PutProject', { ...input, body: { name: 'b' } })).status, 404)
    assert.equal((await client.call('Projects_PatchProject', { ...input, body: { name: 'b' } })).status, 404)
    assert.equal((await client.call('Projects_DeleteProject', input)).status, 404)
  }
  await db.updateTable('projects').set({ view_status: 'Public' }).where('id', '=', id).execute()
  assert.equal((await client.call('Projects_DeleteProject', { as: other, path: { id } })).status, 404)
  assert.deepEqual((await client.call('Projects_GetProject', own)).body, { ...before, viewStatus: 'Public' })
})

test('If-Match lets a write through only on the state that it names, If-None-Match spares a read', async () => {
  const user = await newUser(server)
  const created = await client.call('Projects_PostProject', { as: user, body: { name: 'a' } })
  const path = { id: created.body.id }
  const tag = (await client.call('Projects_GetProject', { as: user, path })).headers.get('ETag') ?? ''
  assert.equal(created.headers.get('ETag'), tag)
  const again = { as: user, path, headers: { 'If-None-Match': tag } }
  assert.equal((await client.call('Projects_GetProject', again)).status, 304)
  const write = (id: 'Projects_PatchProject' | 'Projects_PutProject' | 'Projects_DeleteProject', body?: object) =>
    client.call(id, { as: user, path, body, headers: { 'If-Match': tag } })
  assert.equal((await write('Projects_PatchProject', { name: 'b' })).status, 200)
  assert.equal((await write('Projects_PatchProject', { name: 'c' })).status, 412)
  assert.equal((await write('Projects_PutProject', { name: 'c' })).status, 412)
  assert.equal((await write('Projects_DeleteProject')).status, 412)
  // A print that joins is another state too.
  const { headers } = await client.call('Projects_GetProject', { as: user, path })
  await newPrint(server, user, { project_id: path.id })
  const stale = { as: user, path, headers: { 'If-Match': headers.get('ETag') ?? '' } }
  assert.equal((await client.call('Projects_DeleteProject', stale)).status, 412)
})

test('a share key stays while the project is unlisted, and is another one the next time', async () => {
  const user = await newUser(server)
  const { id } = await newProject(server, user)
  const edit = async (body: object) =>
    (await client.call('Projects_PatchProject', { as: user, path: { id }, body })).body
  const { shareKey } = await edit({ viewStatus: 'Unlisted' })
  assert.equal((await edit({ name: 'b', shareKey: 'chosen' })).shareKey, shareKey)
  assert.equal((await edit({ viewStatus: 'Public' })).shareKey, null)
  const next = (await edit({ viewStatus: 'Unlisted' })).shareKey
  assert(next !== null && next !== shareKey)
})

test('deleting a project keeps its prints, without a project, and removes its images', async () => {
  const user = await newUser(server)
  const { id } = await newProject(server, user)
  const path = { id }
  const sent = await noise(40, 30).jpeg().toBuffer()
  const { body: image } = await client.call('Projects_PostImage', { as: user, path, body: form(sent) })
  const print = await newPrint(server, user, { project_id: id })
  const { store } = server.services
  const [key = ''] = imageKeys(user.id, image.id)
  ;(await store.get(key))?.destroy()
  assert.equal((await client.call('Projects_GetProject', { as: user, path })).body.images[0]?.id, image.id)

  assert.equal((await client.call('Projects_DeleteProject', { as: user, path })).status, 204)
  assert.equal((await client.call('Projects_GetProject', { as: user, path })).status, 404)
  const { body } = await client.call('Prints_GetPrint', { as: user, path: { id: print.id } })
  assert.equal(body.projectId, null)
  assert.notEqual(body.updatedDate, print.updated_date)
  assert.equal(await store.get(key), null)
})

test('a print that joins while its project is deleted either left with it or is refused', async () => {
  const user = await newUser(server)
  for (let round = 0; round < 5; round += 1) {
    const { id } = await newProject(server, user)
    const prints = await Promise.all([1, 2, 3].map(() => newPrint(server, user)))
    const [deleted, ...answers] = await Promise.all([
      client.call('Projects_DeleteProject', { as: user, path: { id } }),
      client.call('Prints_PostPrint', { as: user, body: { title: 'x', projectId: id } }),
      ...prints.map((print) =>
        client.call('Prints_PatchPrint', { as: user, path: { id: print.id }, body: { projectId: id } }),
      ),
      client.call('Prints_PatchBulk', {
        as: user,
        body: { ids: prints.map((print) => print.id), changes: { projectId: id } },
      }),
    ])
    assert.equal(deleted.status, 204)
    for (const { status } of answers) assert([200, 201, 400].includes(status), `answered ${status}`)
  }
  const left = await db
    .selectFrom('prints')
    .select('id')
    .where('user_id', '=', user.id)
    .where('project_id', 'is not', null)
    .execute()
  assert.deepEqual(left, [])
})

test('an Idempotency-Key makes a project once', async () => {
  const user = await newUser(server)
  const input = { as: user, body: { name: 'x' }, headers: { 'Idempotency-Key': 'once' } }
  const first = await client.call('Projects_PostProject', input)
  const second = await client.call('Projects_PostProject', input)
  assert.equal(second.body.id, first.body.id)
  assert.equal((await client.call('Projects_PostProject', { ...input, body: { name: 'y' } })).status, 422)
})
