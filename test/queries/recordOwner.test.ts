import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newComment, newImage } from '../support/belongings.ts'
import { newPrint, newProject, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { isException } from './distribution.ts'
import { StatementRecorder } from './statements.ts'

const server = await startServer({}, { isOwn: true })
const recorder = new StatementRecorder(server.services.pool)
const owner = await newUser(server)
const visitor = await newUser(server)
const unlisted = { view_status: 'Unlisted', share_key: 'key' } as const
const print = await newPrint(server, owner, unlisted)
const open = await newPrint(server, owner, { view_status: 'Public' })
const project = await newProject(server, owner, { view_status: 'Public' })
const image = await newImage(server, open)
const comment = await newComment(server, open, owner)

const RECORDS: Readonly<Record<string, string>> = {
  print: `/api/Prints/${print.id}?shareKey=key`,
  project: `/api/Projects/${project.id}`,
  'list of images': `/api/Prints/${(await newPrint(server, owner, unlisted)).id}/images?shareKey=key`,
  image: `/media/${image.id}`,
  comment: `/api/Comments/${comment.id}`,
}

/** How many of the statements of a request are about the rows of all users. */
async function askedOfAll(path: string, as: string | undefined = undefined, status = 200): Promise<number> {
  const sent = await recorder.during(async () => {
    const answer = await server.client.raw('GET', path, { as })
    assert.equal(answer.status, status, answer.text)
  })
  return sent.filter(({ text }) => isException(text)).length
}

for (const [what, path] of Object.entries(RECORDS)) {
  test(`the owner of a ${what} is not looked for, and a visitor's instance looks for the owner once`, async () => {
    assert.equal(await askedOfAll(path, owner.key), 0)
    assert.equal(await askedOfAll(path, visitor.key), 1)
    assert.equal(await askedOfAll(path, visitor.key), 0)
    assert.equal(await askedOfAll(path), 0)
  })
}

test('the owner of a public print is not looked for', async () => {
  assert.equal(await askedOfAll(`/api/Prints/${open.id}`, visitor.key), 0)
})

test('a record that is gone is not found, although it is known whose it was', async () => {
  const { id } = await newPrint(server, owner, unlisted)
  const path = `/api/Prints/${id}?shareKey=key`
  assert.equal(await askedOfAll(path), 1)
  await server.db.deleteFrom('prints').where('user_id', '=', owner.id).where('id', '=', id).execute()
  assert.equal(await askedOfAll(path, undefined, 404), 1)
})
