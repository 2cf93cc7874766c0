import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newFilament, newPrint, newPrinter, newProject, newUsage, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

test('a print as others see it: materials and images, nothing private', async () => {
  const user = await newUser(server, { display_name: 'Ann', view_status: 'Public' })
  const printer = await newPrinter(server, user, { name: 'Secret printer', make: 'Prusa', model: 'MK4S' })
  const project = await newProject(server, user)
  const spool = await newFilament(server, user, { display_name: 'Secret spool', brand: 'Eryone', color_hex: '#1A1A1A' })
  const print = await newPrint(server, user, {
    title: 'Bracket',
    view_status: 'Public',
    printer_id: printer.id,
    project_id: project.id,
    start_date: '2026-03-14T08:05:00Z',
    end_date: '2026-03-14T11:26:40Z',
    print_time_in_seconds: 12_100,
    filament_amount_mg: 46_200,
    notes: 'Secret notes',
    url: 'https://secret.example',
    file_name: 'secret.gcode',
    external_id: 'secret-id',
    failure_reason: 'secret reason',
    filament_cost_micros: 1_234_000,
    cost_currency: 'EUR',
    tags: ['workshop'],
    copies: 2,
    comment_count: 3,
  })
  await newUsage(server, print, { filament_id: spool.id, amount_mg: 46_200, notes: 'Secret usage' })
  await newUsage(server, print, { position: 1, material_type: 'PETG', estimated_amount_mg: 10 })
  const image = randomUUID()
  const size = { width: 10, height: 10, image_bytes: 1, thumbnail_bytes: 1 }
  await db
    .insertInto('images')
    .values({ user_id: user.id, id: image, print_id: print.id, ...size })
    .execute()
  const answer = await client.call('Users_GetPrints', { path: { id: user.id } })
  assert.doesNotMatch(answer.text, /secret/i)
  const [item] = answer.body.items
  assert.match(item?.createdDate ?? '', /Z$/)
  assert.deepEqual(answer.body.items, [
    {
      id: print.id,
      title: 'Bracket',
      status: 'Success',
      startDate: '2026-03-14T08:05:00.000Z',
      endDate: '2026-03-14T11:26:40.000Z',
      printTimeInSeconds: 12_100,
      filamentAmountMg: 46_200,
      filaments: [
        { materialType: 'PLA', brand: 'Eryone', colorHex: '#1A1A1A', colors: [], amountMg: 46_200 },
        { materialType: 'PETG', brand: null, colorHex: null, colors: [], amountMg: 10 },
      ],
      tags: ['workshop'],
      copies: 2,
      allowComments: true,
      commentCount: 3,
      thumbnailUrl: `${server.config.baseUrl}/media/${image}/thumbnail`,
      printerModel: 'Prusa MK4S',
      owner: { id: user.id, displayName: 'Ann', hasPublicProfile: true, imageId: null },
      createdDate: item?.createdDate,
    },
  ])
})

test('public prints only, the most recent first, in pages', async () => {
  const user = await newUser(server, { view_status: 'Unlisted', share_key: 'right-key' })
  for (const day of [3, 1, 5, 2, 4]) {
    const start_date = `2026-01-0${day}T00:00:00Z`
    await newPrint(server, user, { title: `${day}`, view_status: 'Public', start_date })
    await newPrint(server, user, { view_status: 'Private', start_date })
    await newPrint(server, user, { view_status: 'Unlisted', share_key: 'x', start_date })
  }
  const page = async (pageNumber: number, as?: typeof user) => {
    const query = { pageNumber, pageSize: 2, shareKey: as ? undefined : 'right-key' }
    const { body, headers } = await client.call('Users_GetPrints', { path: { id: user.id }, query, as })
    assert.deepEqual([body.paging.totalCount, body.paging.totalPages], [5, 3])
    return { titles: body.items.map((item) => item.title), link: headers.get('Link') ?? '' }
  }
  const first = await page(1)
  assert.deepEqual(first.titles, ['5', '4'])
  assert.match(
    first.link,
    new RegExp(`/api/Users/${user.id}/prints\\?pageNumber=2&pageSize=2&shareKey=right-key>; rel="next"`),
  )
  assert.deepEqual((await page(2)).titles, ['3', '2'])
  assert.deepEqual((await page(3, user)).titles, ['1'])
  assert.deepEqual((await page(4)).titles, [])
})

test('404 where the profile is not to be seen, though prints of it are public', async () => {
  const user = await newUser(server)
  await newPrint(server, user, { view_status: 'Public' })
  const path = { id: user.id }
  assert.equal((await client.call('Users_GetPrints', { path })).status, 404)
  assert.equal((await client.call('Users_GetPrints', { path, as: await newUser(server) })).status, 404)
  assert.equal((await client.call('Users_GetPrints', { path: { id: 9_007_199_254_740_991 } })).status, 404)
  assert.equal((await client.call('Users_GetPrints', { path, as: user })).body.items.length, 1)
})

test('pages out of bounds are 400', async () => {
  const user = await newUser(server, { view_status: 'Public' })
  for (const query of [{ pageSize: 0 }, { pageSize: 201 }, { pageNumber: 0 }, { shareKey: 'a b' }]) {
    assert.equal((await client.call('Users_GetPrints', { path: { id: user.id }, query })).status, 400)
  }
})
