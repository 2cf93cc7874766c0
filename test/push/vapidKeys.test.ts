import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { readConfig } from '../../src/config/config.ts'
import { openVapidKeys } from '../../src/push/vapidKeys.ts'
import { StartError } from '../../src/kernel/startError.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'vapid-'))
after(() => rmSync(folder, { recursive: true }))
const log = pino({ level: 'silent' })
const { push } = readConfig({})

test('a key is made once in the data folder, where only its owner can read it', () => {
  const dataDir = path.join(folder, 'data')
  const first = openVapidKeys({ dataDir, push }, log)
  assert(first)
  assert.deepEqual(openVapidKeys({ dataDir, push }, log), first)
  const file = path.join(dataDir, 'vapid-key')
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.equal(readFileSync(file, 'utf8').trim(), first.privateKey)
  const set = openVapidKeys({ dataDir: '/dev/null/none', push: { ...push, vapidPrivateKey: first.privateKey } }, log)
  assert.deepEqual(set, first, 'the setting needs no folder')
})

test('a file that is not a key ends the start, without its content', () => {
  writeFileSync(path.join(folder, 'vapid-key'), 'something else')
  assert.throws(
    () => openVapidKeys({ dataDir: folder, push }, log),
    (error: unknown) => error instanceof StartError && !error.message.includes('something else'),
  )
})

test('without a key and a folder to write to, nothing is sent to browsers', () => {
  const lines: string[] = []
  const noting = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  // Nobody can make a folder there, not even root.
  assert.equal(openVapidKeys({ dataDir: '/sys/print-log', push }, noting), null)
  assert.match(lines.join(), /VAPID_PRIVATE_KEY/)
})

test('settings that cannot be used end the start with a sentence that does not repeat them', () => {
  for (const [name, environment] of [
    ['VAPID_PRIVATE_KEY', { VAPID_PRIVATE_KEY: 'A'.repeat(43) }],
    ['VAPID_PRIVATE_KEY', { VAPID_PRIVATE_KEY: 'hunter2' }],
    ['VAPID_SUBJECT', { VAPID_SUBJECT: 'operator@example.org' }],
    ['FCM_SERVICE_ACCOUNT', { FCM_SERVICE_ACCOUNT: '{"project_id":"hunter2"}' }],
    ['FCM_SERVICE_ACCOUNT', { FCM_SERVICE_ACCOUNT: 'hunter2' }],
    ['APNS_KEY_ID', { APNS_KEY: 'hunter2' }],
    ['APNS_KEY', { APNS_KEY: 'hunter2', APNS_KEY_ID: 'A', APNS_TEAM_ID: 'B', APNS_TOPIC: 'c' }],
  ] as const) {
    assert.throws(
      () => readConfig(environment),
      (error: Error) => error.message.includes(name) && !error.message.includes('hunter2'),
    )
  }
  assert.equal(readConfig({ BASE_URL: 'http://localhost:8080' }).push.vapidSubject, 'mailto:operator@localhost')
})
