import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Demo } from '../conformance/demo.ts'
import { exampleRequests } from '../conformance/example.ts'
import { contractOperations } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import { StatementRecorder } from './statements.ts'

/** Operations that end credentials, which every instance must hear of at once; they are few. */
const ENDS_CREDENTIALS = [
  'Sessions_DeleteSession',
  'Sessions_DeleteSessions',
  'SpoolConnections_DeleteConnection',
  'UserApiKeys_DeleteApiKey',
  'Users_DeleteMe',
]

const server = await startServer({}, { isOwn: true })
const demo = new Demo(server)

/**
 * A transaction that notifies holds a lock of the whole PostgreSQL server while it commits, so that writes would wait for
 * each other. Only the job that moves events to the log notifies of them, on connections of its own.
 */
test('a write notifies nobody in its transaction, but for the end of a credential', async () => {
  const recorder = new StatementRecorder(server.services.pool)
  const notified = new Map<string, readonly unknown[]>()
  const written = new Set<string>()
  for (const operation of contractOperations.filter(({ method }) => method !== 'GET')) {
    for (const { target, input } of exampleRequests(operation)) {
      await demo.reset()
      const statements = await recorder.during(async () => {
        const { status, text } = await server.client.raw(operation.method, target, { ...input, as: demo.user })
        assert.ok(status < 300, `${operation.id}: ${text}`)
      })
      if (statements.some(({ text }) => /^(insert|update|delete|with)\b/i.test(text))) written.add(operation.id)
      for (const { text, values } of statements) {
        if (/\bnotify\b|pg_notify/i.test(text)) notified.set(operation.id, values.slice(0, 1))
      }
    }
  }
  assert.ok(written.size > 60, `only ${written.size} operations wrote`)
  assert.deepEqual(
    [...notified].sort(),
    ENDS_CREDENTIALS.map((id) => [id, ['identity']]),
  )
})
