import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  multipart,
  newWorkshop,
  notice,
  printsOf,
  urlencoded,
  webhook,
  type Workshop,
} from '../../integrations/devices.ts'
import { noise } from '../../media/samples.ts'
import type { Answer } from '../../support/client.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const MIB = 1024 * 1024
const DROPPED = 'Print benchy on Prusa MK4 is finished. Its image is too large and was left out.'
const large = (bytes: number) => Buffer.alloc(bytes, 'ab"\\\r\n--&=')

/** Sends a body in chunks that cut it anywhere, without telling its length. */
function inPieces(bytes: Uint8Array, size: number): ReadableStream {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + size))
      at += size
    },
  })
}

async function requireFinished({ user }: Workshop, answer: Answer<unknown>): Promise<void> {
  assert.deepEqual([answer.status, answer.text], [200, DROPPED])
  const prints = await printsOf(server, user)
  assert.deepEqual(
    prints.map(({ status, print_time_in_seconds }) => [status, print_time_in_seconds]),
    [['Success', 2710]],
  )
}

function withSnapshot(event: Readonly<Record<string, unknown>>, snapshot: Buffer): FormData {
  const form = new FormData()
  const { extra, ...before } = event
  for (const [name, value] of Object.entries(before))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  form.append('snapshot', new Blob([Uint8Array.from(snapshot)], { type: 'image/jpeg' }), 'snapshot.jpg')
  form.append('extra', JSON.stringify(extra))
  return form
}

describe('a picture that is too large is dropped, and the print is not', () => {
  test('F57: from a form with files, with fields before and after the picture', async () => {
    const workshop = await newWorkshop(server)
    const body = withSnapshot(webhook(workshop.printer.id, 'Print Done'), large(20 * MIB))
    await requireFinished(workshop, await client.call('Octoprint_PostEvent', { body, as: workshop.user }))
  })

  test('from a form without files', async () => {
    const workshop = await newWorkshop(server)
    const body = urlencoded(webhook(workshop.printer.id, 'Print Done', { snapshot: 'a'.repeat(300_000), z: 'last' }))
    await requireFinished(workshop, await client.call('Octoprint_PostEvent', { body, as: workshop.user }))
  })

  test('from JSON, also when several pictures are too large together', async () => {
    const workshop = await newWorkshop(server)
    const attachments = [1, 2, 3].map(() => ({ base64: large(6 * MIB).toString('base64') }))
    const { message, ...rest } = notice(workshop.printer.id, 'complete') as Record<string, unknown>
    const body = { ...rest, attachments, message }
    await requireFinished(workshop, await client.call('Moonraker_PostNotification', { body, as: workshop.user }))
  })

  test('when the key is in the body, where less is read', async () => {
    const workshop = await newWorkshop(server)
    const event = webhook(workshop.printer.id, 'Print Done', { apiSecret: workshop.user.key })
    const body = withSnapshot(event, large(5 * MIB))
    await requireFinished(workshop, await client.call('Octoprint_PostEvent', { body }))
  })

  test('however the body is cut on its way', async () => {
    const workshop = await newWorkshop(server)
    const url = new URL('/api/Moonraker/notifier', server.url)
    const attachments = ['x\\"'.repeat(7 * MIB), 'short']
    const { message, ...rest } = notice(workshop.printer.id, 'complete') as Record<string, unknown>
    const bytes = new TextEncoder().encode(JSON.stringify({ ...rest, attachments, message }))
    const response = await fetch(url, {
      method: 'POST',
      body: inPieces(bytes, 4099),
      duplex: 'half',
      headers: { 'Content-Type': 'application/json', 'X-Api-Key': workshop.user.key },
    })
    assert.deepEqual([response.status, await response.text()], [200, DROPPED])
  })
})

test('a picture as cameras make them is stored, and more than a picture is refused', async () => {
  const workshop = await newWorkshop(server)
  const picture = await noise(2200, 1800).png().toBuffer()
  assert(picture.length > 10 * MIB && picture.length < 12 * MIB, `${picture.length}`)
  const event = webhook(workshop.printer.id, 'Print Done')
  const stored = await client.call('Octoprint_PostEvent', { body: withSnapshot(event, picture), as: workshop.user })
  assert.equal(stored.text, 'Print benchy on Prusa MK4 is finished.')
  const [print] = await printsOf(server, workshop.user)
  const images = await client.call('Prints_GetImages', { path: { id: print?.id ?? 0 }, as: workshop.user })
  assert.equal(images.body.items.length, 1)
  const fields = JSON.stringify({ ...event, many: Array.from({ length: 2 * MIB }, () => 'short one') })
  assert.equal((await client.call('Octoprint_PostEvent', { body: fields, as: workshop.user })).status, 413)
  const small = await client.call('Octoprint_PostEvent', { body: multipart(event), as: workshop.user })
  assert.equal(small.status, 200)
})
