import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()

test('the own profile, by key and by token, without the email address', async () => {
  const user = await newUser(server, {
    display_name: 'Ann',
    bio: 'Prints brackets.',
    email: 'ann@example.org',
    view_status: 'Public',
    time_zone: 'Europe/Berlin',
    currency: 'JPY',
    electricity_rate_micros: 314_500,
    default_spool_price_micros: 2_199_000_000,
  })
  for (const as of [user.key, user.token()]) {
    const answer = await server.client.call('Users_GetMe', { as })
    assert.equal(answer.status, 200)
    const { createdDate, updatedDate, ...profile } = answer.body
    assert.deepEqual(profile, {
      id: user.id,
      displayName: 'Ann',
      bio: 'Prints brackets.',
      viewStatus: 'Public',
      showAchievementsOnProfile: true,
      timeZone: 'Europe/Berlin',
      currency: 'JPY',
      electricityRatePerKwh: 0.3145,
      defaultSpoolPrice: 2199,
      defaultViewStatus: 'Private',
      language: null,
      units: 'Metric',
      hourCycle: 'Automatic',
      firstDayOfWeek: 'Automatic',
      closeStuckPrintsAfterDays: null,
      imageId: null,
      shareKey: null,
    })
    assert.match(createdDate, /Z$/)
    assert.equal(updatedDate, createdDate)
  }
})

test('what was never recorded is null', async () => {
  const { body } = await server.client.call('Users_GetMe', { as: await newUser(server) })
  assert.deepEqual([body.bio, body.electricityRatePerKwh, body.defaultSpoolPrice], [null, null, null])
})

test('an unchanged profile is 304', async () => {
  const user = await newUser(server)
  const tag = (await server.client.call('Users_GetMe', { as: user })).headers.get('ETag') ?? ''
  const again = await server.client.call('Users_GetMe', { as: user, headers: { 'If-None-Match': tag } })
  assert.equal(again.status, 304)
  await server.db.updateTable('users').set({ bio: 'New' }).where('id', '=', user.id).execute()
  assert.equal((await server.client.call('Users_GetMe', { as: user, headers: { 'If-None-Match': tag } })).status, 200)
})

test('the first request of a new account makes its user', async () => {
  const token = await server.issuer.token({ sub: 'somebody-new', name: 'Bea' })
  assert.equal((await server.client.call('Users_GetMe', { as: token })).body.displayName, 'Bea')
})

test('400 for two different credentials', async () => {
  const user = await newUser(server)
  const headers = { Authorization: `Bearer ${await user.token()}` }
  assert.equal((await server.client.call('Users_GetMe', { as: user.key, headers })).status, 400)
})
