import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contractOperations, type ContractOperation, type ContractParameter } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import { Demo } from './demo.ts'
import { exampleRequest } from './example.ts'

const server = await startServer()
const demo = new Demo(server)
await demo.reset()

const NO_INTEGERS = [
  '0x1',
  '1e3',
  '%ZZ',
  '9007199254740993',
  '99999999999999999999',
  '-1',
  '0',
  'abc',
  '1.0',
  '%201',
  '1%20',
  '%2B1',
  '%00',
  '%D9%A1',
  '1,2',
  'NaN',
  'null',
  '%27',
]
const NO_UUIDS = [
  '1',
  'abc',
  '%ZZ',
  '%00',
  'urn:uuid:6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10',
  '%7B6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10%7D',
  '6f1c0b526a524d0e9d0b3f6f3c1f2a10',
]
const NO_BOOLEANS = ['1', '', 'yes', 'null']
const NO_DATES = ['2026-13-01', 'today', '2026-02-30T00:00:00Z', '2026-01-01T00:00:60Z', '0000-01-01T00:00:00Z', '%00']
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const HOSTILE_TEXTS = ['%ZZ', '%00', '%FF', '%ED%A0%80', '..%2F..%2Fetc%2Fpasswd', '%27%20or%201=1--', 'x'.repeat(3000)]

for (const operation of contractOperations) {
  const { target } = exampleRequest(operation)
  const [path = '', query = ''] = target.split('?')

  describe(operation.id, () => {
    test('is reached in any case and with a trailing slash, behind the same checks', async () => {
      for (const variant of [swapCase(operation, path), `${path}/`, `${swapCase(operation, path)}/`]) {
        const { status, text } = await server.client.raw(operation.method, variant, { headers: { 'X-Api-Key': 'abc' } })
        assert.deepEqual([status, text], [401, 'Invalid API Key'], variant)
      }
    })
    for (const parameter of operation.parameters.filter((parameter) => parameter.in === 'path')) {
      test(`a malformed ${parameter.name} in the path is refused`, async () => {
        const [before = '', after = ''] = operation.path.split(`{${parameter.name}}`)
        for (const value of malformed(parameter.schema)) {
          const answer = await call(operation, `${before}${value}${after}`)
          requireRefusal(answer, parameter, value)
        }
      })
    }
    for (const parameter of operation.parameters.filter((parameter) => parameter.in === 'query')) {
      test(`a malformed ${parameter.name} in the query is refused, in any case of its name`, async () => {
        for (const value of malformed(parameter.schema)) {
          for (const name of [parameter.name, parameter.name.toUpperCase(), parameter.name.toLowerCase()]) {
            const rest = new URLSearchParams(query)
            rest.delete(parameter.name)
            const answer = await call(operation, `${path}?${rest.toString()}&${name}=${value}`)
            requireRefusal(answer, parameter, value)
          }
        }
      })
      if (parameter.schema['type'] === 'array') continue
      test(`${parameter.name} twice is refused`, async () => {
        const answer = await call(operation, `${path}?${query}&${parameter.name}=1&${parameter.name.toUpperCase()}=2`)
        assert.equal(answer.status, 400)
      })
    }
    test('an unknown query name is ignored, a hostile one too', async () => {
      await demo.reset()
      const variant = `${path}?__proto__=1&constructor=2&%ZZ=%ZZ&%00=%00&${query}&utm_source=x`
      const { status, text } = await call(operation, variant)
      assert(status < 400, `${variant}: ${status} ${text}`)
      assert.equal(({} as Record<string, unknown>)['1'], undefined)
    })
  })
}

test('F32: broken percent-encoding in a query is refused by the name of its parameter, on every operation', async () => {
  for (const operation of contractOperations) {
    const { target } = exampleRequest(operation)
    const [path = '', query = ''] = target.split('?')
    for (const { name, in: where } of operation.parameters) {
      if (where !== 'query') continue
      const rest = new URLSearchParams(query)
      rest.delete(name)
      for (const text of ['%E0%A4%A', '%zz', '100%', '%FF']) {
        const answer = await call(operation, `${path}?${rest.toString()}&${name.toUpperCase()}=${text}`)
        assert.equal(answer.status, 400, `${operation.id} ${name}=${text}`)
        assert.deepEqual(answer.problem.errors, { [name]: ['This is not valid percent-encoding.'] })
      }
    }
  }
  const answer = await server.client.raw('GET', '/api/Prints/summary?searchText=100%25+Gr%C3%BCn', { as: demo.user })
  assert.equal(answer.status, 200)
})

test('F26: NUL in a query is refused by the name of its parameter, and is not a failure of the service', async () => {
  server.checkLog()
  for (const operation of contractOperations) {
    const { target } = exampleRequest(operation)
    const [path = '', query = ''] = target.split('?')
    for (const { name, schema, in: where } of operation.parameters) {
      if (where !== 'query') continue
      const rest = new URLSearchParams(query)
      rest.delete(name)
      const answer = await call(operation, `${path}?${rest.toString()}&${name}=a%00b`)
      const field = schema['type'] === 'array' ? `${name}[0]` : name
      assert.deepEqual(Object.keys(answer.problem.errors ?? {}), [field], `${operation.id}: ${answer.text}`)
    }
  }
  assert(!server.log.some((line) => line.includes('"level":"error"')))
})

test('F30: ids that differ beyond 2^53 are not mixed up', async () => {
  const answer = await server.client.raw('GET', '/api/Prints/9007199254740991', { as: demo.user })
  assert.equal(answer.status, 404)
})

test('a whole number that is too large, however long, is refused with the largest one', async () => {
  for (const number of ['9007199254740992', '9223372036854775807', '99999999999999999999']) {
    const { status, problem } = await server.client.raw('GET', `/api/Comments/${number}`, { as: demo.user })
    assert.equal(status, 400)
    assert.deepEqual(problem.errors, { id: ['This must be at most 9007199254740991.'] })
  }
})

test('F31: an encoded slash is part of its segment, and dots lead nowhere', async () => {
  for (const [target, status] of [
    ['/api/Prints/1%2F2', 400],
    ['/api/Prints/1001%2Fcomplete', 400],
    ['/api/Prints/..%2FUsers%2Fme', 400],
    ['/api/Prints/%2e%2e/Users/me', 404],
    ['/api/Prints/../Users/me', 404],
    ['/api/./Users/me', 404],
    ['/api//Users/me', 404],
    ['/%2e%2e/etc/passwd', 404],
  ] as const) {
    const answer = await server.client.raw('GET', target, { as: demo.user })
    assert.equal(answer.status, status, target)
  }
})

test('F29: a page far past the last is empty, and a value that is not the number of a page is refused', async () => {
  const paged = contractOperations.filter(({ parameters }) => parameters.some(({ name }) => name === 'pageNumber'))
  assert(paged.length > 10)
  for (const operation of paged) {
    const { target } = exampleRequest(operation)
    const page = async (number: string) => {
      const url = new URL(target, 'http://localhost')
      url.searchParams.set('pageNumber', number)
      return server.client.raw('GET', url.pathname + url.search, { as: demo.user })
    }
    for (const far of ['1000000000', '2147483647']) {
      const { items } = (await page(far)).body as { items: unknown[] }
      assert.deepEqual(items, [], operation.id)
    }
    for (const none of ['2147483648', '9223372036854775807', '9223372036854775808', '-1', '0'])
      assert.equal((await page(none)).status, 400, `${operation.id} ${none}`)
  }
})

test('F33: no text of a query ends a header line', async () => {
  const listed = contractOperations.filter(({ responses }) => responses.get(200)?.headers.includes('Link'))
  assert(listed.length > 10)
  for (const operation of listed) {
    const { target } = exampleRequest(operation)
    const texts = operation.parameters.filter(({ in: place, schema }) => place === 'query' && isText(schema))
    const hostile = texts.map(({ name }) => `${name}=%0D%0ASet-Cookie:%20a=b%0D%0A%0D%0A<b>`).join('&')
    const path = target.split('?', 1)[0] ?? ''
    const answer = await server.client.raw('GET', `${path}?${hostile}`, { as: demo.user })
    assert(answer.status < 500, operation.id)
    assert.equal(answer.headers.get('Set-Cookie'), null)
    assert.doesNotMatch(answer.headers.get('Link') ?? '', /[\r\n]|<b>/)
  }
})

for (const operation of contractOperations.filter((operation) => exampleRequest(operation).target.search(UUID) >= 0)) {
  test(`${operation.id} takes a UUID in upper case for the same record`, async () => {
    const { target } = exampleRequest(operation)
    const answers = []
    for (const spelling of [target, target.replaceAll(UUID, (uuid) => uuid.toUpperCase())]) {
      await demo.reset()
      answers.push(await call(operation, spelling))
    }
    const isRead = operation.method === 'GET'
    // The runway of spools is that of the moment.
    const [lower, upper] = answers.map(({ status, text }) => ({
      status,
      text: isRead ? text.replace(/"asOf":"[^"]*"/, '') : '',
    }))
    assert(lower && lower.status < 300, JSON.stringify(lower))
    assert.deepEqual(upper, lower)
  })
}

test('F32: a path with broken percent-encoding before its data is 404, never 500', async () => {
  for (const target of ['/api/%ZZ', '/%ZZ', '/api/Prints/%ZZ/complete', '/api/%00', '/api/Pr%69nts/1001']) {
    const { status } = await server.client.raw('GET', target, { as: demo.user })
    assert([400, 404, 405].includes(status), `${target}: ${status}`)
  }
})

async function call(operation: ContractOperation, target: string) {
  const { input } = exampleRequest(operation)
  return server.client.raw(operation.method, target, { ...input, as: demo.user })
}

/** Typed values must be named in a 400; of free text only what no database takes must be refused, and nothing may break. */
function requireRefusal(answer: Awaited<ReturnType<typeof call>>, parameter: ContractParameter, value: string): void {
  const told = `${value.slice(0, 100)}: ${answer.status} ${answer.text.slice(0, 300)}`
  if (isText(parameter.schema)) {
    assert(answer.status < 500, told)
    return
  }
  assert.equal(answer.status, 400, told)
  const named = Object.keys(answer.problem.errors ?? {})
  assert(
    named.some((name) => name.replace(/\[\d+\]$/, '') === parameter.name),
    told,
  )
}

function isText(schema: ContractParameter['schema']): boolean {
  const { type, format, enum: names } = item(schema)
  return type === 'string' && names === undefined && format !== 'uuid' && !isDate(schema)
}

/** A date-time may come without an offset, which no standard format covers. */
function isDate(schema: ContractParameter['schema']): boolean {
  return String(schema['pattern']).startsWith('^[0-9]{4}-')
}

function malformed(schema: ContractParameter['schema']): readonly string[] {
  const { type, format, minimum, enum: names } = item(schema)
  // A comma separates the entries of a list.
  if (type === 'integer') {
    const isFromZero = minimum === 0
    return NO_INTEGERS.filter((text) => !(schema['items'] && text === '1,2') && !(isFromZero && text === '0'))
  }
  if (type === 'boolean') return NO_BOOLEANS
  if (format === 'uuid') return NO_UUIDS
  if (isDate(schema)) return NO_DATES
  return names === undefined ? HOSTILE_TEXTS : ['nothing', '', '%00', '0']
}

function item(schema: ContractParameter['schema']): ContractParameter['schema'] {
  return (schema['items'] as ContractParameter['schema'] | undefined) ?? schema
}

/** Only literal segments match whatever their case. */
function swapCase(operation: ContractOperation, path: string): string {
  const literal = operation.path.split('/')
  const swap = (text: string) =>
    text.replaceAll(/[a-zA-Z]/g, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))
  return path
    .split('/')
    .map((segment, index) => (literal[index]?.startsWith('{') ? segment : swap(segment)))
    .join('/')
}
