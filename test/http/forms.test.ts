import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readForm } from '../../src/http/form.ts'
import { newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const user = await newUser(server)
const printer = await newPrinter(server, user)

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const post = (body: string | FormData, headers: Record<string, string> = FORM) =>
  server.client.call('Octoprint_PostEvent', { body: typeof body === 'string' ? Buffer.from(body) : body, headers })
const credentials = `deviceIdentifier=${printer.id}&apiSecret=${user.key}`

test('F51: a form has at most 100 fields and 256 KiB, and is refused before its fields are read', async () => {
  const fields = (count: number) => `${'a&'.repeat(count - 2)}${credentials}`
  assert.equal((await post(fields(100))).status, 200)
  assert.equal((await post(fields(101))).status, 413)
  // Values that are too short for an image, which would be dropped.
  const padded = (bytes: number) => `${credentials}&`.padEnd(bytes, `a=${'x'.repeat(15_000)}&`)
  assert.equal((await post(padded(256 * 1024))).status, 200)
  const { status, problem } = await post(padded(256 * 1024 + 1))
  assert.equal(status, 413)
  assert.match(problem.detail, /262144/)
})

test('F51: a form with files has at most 100 parts', async () => {
  const form = (count: number) => {
    const fields = new FormData()
    for (let index = 2; index < count; index += 1) fields.append(`field${index}`, 'x')
    fields.append('deviceIdentifier', String(printer.id))
    fields.append('apiSecret', user.key)
    return fields
  }
  assert.equal((await post(form(100), {})).status, 200)
  assert.equal((await post(form(101), {})).status, 413)
})

test('a form is read as the URL standard says, and the last of equal names counts', () => {
  assert.deepEqual(readForm('a=1&b=x+y%20%C3%A9&a=2&c&&=d&e=f=g&__proto__=h'), {
    a: '2',
    b: 'x y é',
    c: '',
    '': 'd',
    e: 'f=g',
    ['__proto__']: 'h',
  })
})

test('broken percent-encoding, NUL and bytes that are not UTF-8 are refused', () => {
  for (const text of ['a=%', 'a=%zz', 'a=%C3', 'a=%00', '%00=a', 'a=%ED%A0%80']) {
    assert.throws(() => readForm(text), { status: 400 }, text)
  }
})
