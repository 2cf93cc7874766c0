import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runCommand } from '../support/command.ts'
import { addKey, createDatabase, type TestDatabase } from './database.ts'
import { eventually, startIdentities, withKey } from './support.ts'

let database: TestDatabase
before(async () => {
  database = await createDatabase()
})
after(() => database.drop())

const run = (...words: string[]) => runCommand('suspend', database.url, ...words)

test('the command suspends a user under the eyes of a running instance, and lifts the suspension', async (context) => {
  const identities = await startIdentities(context, database)
  const { key, userId } = await addKey(database.db)
  const suspended = async () => (await identities.authenticate(withKey(key))).caller?.suspended
  assert.equal(await suspended(), false)
  assert.deepEqual(await run(String(userId)), { code: 0, output: `User ${userId} is suspended.\n`, errors: '' })
  await eventually(async () => (await suspended()) === true)
  assert.deepEqual(await run(String(userId), 'resume'), {
    code: 0,
    output: `User ${userId} is no longer suspended.\n`,
    errors: '',
  })
  await eventually(async () => (await suspended()) === false)
})

test('the command says in a sentence why it cannot', async () => {
  assert.deepEqual(await run('424242'), { code: 1, output: '', errors: 'There is no user with the id 424242.\n' })
  for (const words of [[], ['x'], ['0'], ['5', 'stop'], ['5', 'resume', 'more']]) {
    const sentence = 'Give the user id, and `resume` after it to lift the suspension.\n'
    assert.deepEqual(await run(...words), { code: 1, output: '', errors: sentence })
  }
})
