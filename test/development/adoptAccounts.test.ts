import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adoptAccounts } from '../../src/development/adoptAccounts.ts'
import { insert, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { db } = server
const EARLIER = 'http://localhost:9001'
const KEPT = 'http://localhost:8081'

test('accounts that were stored with the port of the provider are found on any port, and nobody gets the account of another', async () => {
  const [moved, later, now] = [await newUser(server), await newUser(server), await newUser(server)]
  await insert(server, 'identities', { issuer: EARLIER, subject: 'robin', user_id: moved.id })
  await insert(server, 'identities', { issuer: EARLIER, subject: 'kim', user_id: later.id })
  await insert(server, 'identities', { issuer: KEPT, subject: 'kim', user_id: now.id })
  const issuers = { oidcIssuer: EARLIER, accountIssuer: KEPT }
  await adoptAccounts(db, issuers)
  await adoptAccounts(db, issuers)
  const rows = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'user_id'])
    .where('issuer', 'in', [EARLIER, KEPT])
    .orderBy('issuer')
    .orderBy('subject')
    .execute()
  assert.deepEqual(rows, [
    { issuer: KEPT, subject: 'kim', user_id: now.id },
    { issuer: KEPT, subject: 'robin', user_id: moved.id },
    { issuer: EARLIER, subject: 'kim', user_id: later.id },
  ])
})
