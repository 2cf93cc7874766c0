import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTransaction, requireNoTransaction } from '../../src/database/transaction.ts'
import { fetchJson } from '../../src/identity/fetchJson.ts'
import { KEY_PREFIX, imageKey } from '../../src/media/keys.ts'
import { SignInProvider } from '../../src/sessions/provider.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { db, services } = server
const KEY = imageKey(1, '00000000-0000-4000-8000-000000000000', 'image')
const NEVER_ASKED = 'http://127.0.0.1:1'
const provider = new SignInProvider({ ...server.config, oidcIssuer: NEVER_ASKED }, 'pages', services.now)

/** Everything that asks another service, by what it says of itself. */
const OUTSIDE: Readonly<Record<string, () => unknown>> = {
  'storing an image': () => services.store.put(KEY, Buffer.from('x')),
  'reading an image': () => services.store.get(KEY),
  'deleting images': () => services.store.delete([KEY]),
  'listing images': () => services.store.list(KEY_PREFIX),
  'moving an image': () => services.store.move(KEY, KEY),
  'fetching keys of the sign-in provider': () => fetchJson(NEVER_ASKED, AbortSignal.timeout(1000)),
  'beginning a sign-in': () => provider.begin({ isAnew: false, hint: null }),
  'renewing tokens': () => provider.refresh({ accessToken: '', expiresAt: 0, refreshToken: 'x', idToken: null }),
  'counting a request': () => services.limits.count('address', { userId: null }, {} as never, {} as never),
}

for (const [what, ask] of Object.entries(OUTSIDE)) {
  test(`${what} is refused inside a transaction, before anything is sent`, async () => {
    const asking = inTransaction(db, async (trx) => {
      await trx.selectFrom('users').select('id').limit(1).execute()
      // As deep as work may be.
      await nextTurn()
      await ask()
    })
    await assert.rejects(asking, /was asked for inside a database transaction\.$/)
  })
}

test('what was written before is rolled back', async () => {
  const write = inTransaction(db, async (trx) => {
    await trx.insertInto('users').values({ display_name: 'Half written' }).execute()
    await services.store.put(KEY, Buffer.from('x'))
  })
  await assert.rejects(write)
  const rows = await db.selectFrom('users').select('id').where('display_name', '=', 'Half written').execute()
  assert.deepEqual(rows, [])
})

test('a second transaction inside one is refused: the pool may have no other connection', async () => {
  await assert.rejects(
    inTransaction(db, () => inTransaction(db, () => Promise.resolve())),
    /A second transaction was asked for/,
  )
})

test('outside a transaction, in another request and after it, nothing is refused', async () => {
  const inside = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  let later = Promise.resolve()
  const transaction = inTransaction(db, async () => {
    later = done.promise.then(() => requireNoTransaction('Work that outlives its transaction'))
    await inside.promise
  })
  requireNoTransaction('Another request')
  inside.resolve()
  await transaction
  done.resolve()
  await later
  requireNoTransaction('What comes next')
})
