import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newGrant, newSession } from '../support/belongings.ts'
import { runCommand } from '../support/command.ts'
import { createBlankDatabase } from '../support/database.ts'
import { newApiKey, newFilament, newPrint, newPrinter, newProject, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const run = (...words: string[]) => runCommand('user', server.config.databaseUrl ?? '', ...words)

/** The ids of the accounts that are shown. */
function idsOf(output: string): number[] {
  return [...output.matchAll(/^id +(\d+)$/gm)].map(([, id]) => Number(id))
}

const robin = await newUser(server, {
  display_name: 'Robin 100%',
  email: 'robin@mail.example.org',
  created_date: '2026-01-02T03:04:05.678Z',
})
const gone = await newUser(server, {
  display_name: 'Gone',
  suspended_date: '2026-02-02T00:00:00Z',
  deletion_date: '2027-02-02T00:00:00Z',
})
await newApiKey(server, robin, { last_used_date: '2026-03-01T00:00:00Z' })
await newSession(server, robin, { last_used_date: '2026-03-14T11:00:00Z' })
await newSession(server, robin, { expires_date: '2026-01-01T00:00:00Z' })
await newGrant(server, robin, { last_seen_date: '2026-03-02T00:00:00Z' })
await newPrinter(server, robin)
await newFilament(server, robin)
await newProject(server, robin)
for (let count = 0; count < 3; count += 1) await newPrint(server, robin)

test('an account is found by its id, with what it has and when it was last used', async () => {
  assert.deepEqual(await run(String(robin.id)), {
    code: 0,
    output: `id         ${robin.id}
name       Robin 100%
e-mail     robin@mail.example.org
created    2026-01-02T03:04:05.678Z
suspended  no
deletion   no
last use   2026-03-14T11:00:00.000Z
prints     3
printers   1
spools     1
projects   1
API keys   2
sessions   1
`,
    errors: '',
  })
})

test('accounts are found by a part of the name or of the e-mail address, in any case', async () => {
  for (const text of ['rOBIN', 'MAIL.example', '0%', ' robin@mail.example.org ']) {
    assert.deepEqual(idsOf((await run(text)).output), [robin.id], text)
  }
  const { output } = await run('gone')
  assert.deepEqual(idsOf(output), [gone.id])
  assert.match(output, /^suspended {2}2026-02-02T00:00:00\.000Z$/m)
  assert.match(output, /^deletion {3}2027-02-02T00:00:00\.000Z$/m)
  assert.match(output, /^e-mail {5}none$/m)
  assert.match(output, /^last use {3}none noted$/m)
})

test('no more than 20 are shown, and no name commands the terminal', async () => {
  const names = Array.from({ length: 21 }, (_, index) => `Crowd \u{1b}[2J ${index}`)
  for (const display_name of names) await newUser(server, { display_name })
  const { code, output } = await run('crowd')
  assert.equal(code, 0)
  assert.equal(idsOf(output).length, 20)
  assert.match(output, /There are more than 20: give a longer text\.\n$/)
  assert.equal(output.includes('\u{1b}'), false)
})

test('the command says in a sentence why it cannot', async () => {
  assert.deepEqual(await run('nobody of this name'), { code: 1, output: '', errors: 'There is no such user.\n' })
  for (const words of [[], [''], ['  '], ['a', 'b']]) {
    const sentence = 'Give one text to find: an id, or a part of a name or of an e-mail address.\n'
    assert.deepEqual(await run(...words), { code: 1, output: '', errors: sentence })
  }
})

test('a database that cannot be reached, or has no schema yet, is named in a sentence', async () => {
  const url = 'postgres://me:hunter2@127.0.0.1:1/prints'
  const unreachable =
    'The database prints at 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1): start it or correct DATABASE_URL.\n'
  for (const words of [['user', 'robin'], ['suspend', '1'], ['migrate'], ['backup', '/tmp/none/backup.tar']] as const) {
    const [name, ...rest] = words
    assert.deepEqual(await runCommand(name, url, ...rest), { code: 1, output: '', errors: unreachable }, name)
  }
  const blank = await createBlankDatabase()
  after(() => blank.drop())
  const errors = 'The database has no schema, or that of an earlier version: run `make migrate` first.\n'
  assert.deepEqual(await runCommand('user', blank.url, 'robin'), { code: 1, output: '', errors })
  assert.deepEqual(await runCommand('suspend', blank.url, '1'), { code: 1, output: '', errors })
})
