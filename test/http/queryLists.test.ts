import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Demo } from '../conformance/demo.ts'
import { exampleRequest } from '../conformance/example.ts'
import { contractOperations, type ContractOperation, type ContractParameter } from '../support/contract.ts'
import { newPrint, newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const demo = new Demo(server)
await demo.reset()

const queryOf = ({ parameters }: ContractOperation) => parameters.filter((parameter) => parameter.in === 'query')
const isList = ({ schema }: ContractParameter) => schema['type'] === 'array'
const allNames = new Set(
  contractOperations.flatMap((operation) => queryOf(operation).map(({ name }) => name.toLowerCase())),
)
const hasCommas = ({ schema }: ContractParameter) => {
  const items = schema['items'] as Record<string, unknown>
  return items['type'] === 'integer' || items['format'] === 'uuid' || items['enum'] !== undefined
}

async function call(operation: ContractOperation, query: string) {
  const { target, input } = exampleRequest(operation)
  const [path = ''] = target.split('?')
  const as = operation.credentials === 'token' ? await demo.user.token() : demo.user.key
  return server.client.raw(operation.method, `${path}?${query}`, { ...input, as })
}

/** A response without the times that it was computed at. */
const lasting = (text: string) => text.replaceAll(/"asOf":"[^"]+"/g, '')

/** The query of an example without a parameter. */
function rest(operation: ContractOperation, without: string): string {
  const query = new URLSearchParams(exampleRequest(operation).target.split('?')[1])
  query.delete(without)
  return query.toString()
}

for (const operation of contractOperations) {
  const parameters = queryOf(operation)
  describe(operation.id, () => {
    for (const parameter of parameters.filter(isList)) {
      const { name } = parameter
      test(`${name} is the same list in every spelling`, async () => {
        const entries = [parameter.example].flat().map((entry) => encodeURIComponent(String(entry)))
        const twice = [...entries, entries[0]]
        const spelled = (key: (index: number) => string) => twice.map((entry, at) => `${key(at)}=${entry}`).join('&')
        const spellings = [
          spelled(() => name.toUpperCase()),
          spelled(() => `${name}[]`),
          spelled(() => `${name}%5B%5D`),
          spelled((at) => `${name}[${at}]`),
          spelled((at) => `${name.toUpperCase()}%5b${at}%5d`),
          ...(hasCommas(parameter) ? [`${name}=${twice.join(',')}`, `${name}[]=${twice.join('%2C')}`] : []),
        ]
        const expected = await call(operation, `${rest(operation, name)}&${spelled(() => name)}`)
        assert.equal(expected.status, 200, expected.text)
        for (const spelling of spellings) {
          const answer = await call(operation, `${rest(operation, name)}&${spelling}`)
          assert.deepEqual([answer.status, lasting(answer.text)], [200, lasting(expected.text)], spelling)
        }
      })

      test(`each entry of ${name} is checked in every spelling`, async () => {
        const bad = hasCommas(parameter) ? 'wrong' : ''
        const spellings = [`${name}[]=${bad}`, `${name}[7]=${bad}`, `${name}%5B0%5D=${bad}`]
        for (const spelling of spellings) {
          const { status, problem } = await call(operation, `${rest(operation, name)}&${spelling}`)
          assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, [`${name}[0]`]], spelling)
        }
        if (!hasCommas(parameter)) return
        const [entry] = [parameter.example].flat()
        const { problem } = await call(operation, `${rest(operation, name)}&${name}=${String(entry)},wrong`)
        assert.deepEqual(Object.keys(problem.errors ?? {}), [`${name}[1]`])
      })
    }

    // Every name of two letters is within two edits of `id`.
    for (const { name } of parameters.filter((parameter) => parameter.name.length > 2)) {
      const wrong = [`${name.slice(0, 1)}${name.slice(2)}`, `${name}x`, `${name[0]}_${name.slice(1)}`, `${name}[key]`]
      // A name has an edit for each three of its letters.
      if (name.length >= 6) wrong.push(`${name}xy`)
      for (const spelling of wrong.filter((text) => !allNames.has(text.toLowerCase()))) {
        test(`${spelling} is refused, and ${name} suggested`, async () => {
          const { status, problem } = await call(
            operation,
            `${rest(operation, name)}&${encodeURIComponent(spelling)}=1`,
          )
          assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, [spelling]])
          assert.match(problem.errors?.[spelling]?.[0] ?? '', new RegExp(`Did you mean ${name}\\?$`))
        })
      }
    }

    test('names of other operations, and those that are far from its own, are ignored', async () => {
      await demo.reset()
      const own = new Set(parameters.map(({ name }) => name.toLowerCase()))
      const others = [...allNames].filter((name) => !own.has(name))
      const query = [...others, '_', 't', 'ts', 'utm_source', 'api_key'].map((name) => `${name}=`).join('&')
      const { status, text } = await call(operation, `${rest(operation, '')}&${query}`)
      assert(status < 400, text)
    })
  })
}

test('a list filters in each spelling', async () => {
  const user = await newUser(server)
  const [one, two] = [await newPrinter(server, user), await newPrinter(server, user)]
  await newPrint(server, user, { title: 'a', status: 'Failed', printer_id: one.id })
  await newPrint(server, user, { title: 'b', status: 'Cancelled', printer_id: two.id })
  await newPrint(server, user, { title: 'c', status: 'Success', printer_id: two.id })
  for (const [query, titles] of [
    ['statuses[]=Failed', ['a']],
    ['statuses[0]=Failed&statuses[1]=Cancelled', ['a', 'b']],
    ['statuses=Failed,Cancelled', ['a', 'b']],
    ['Statuses=Failed,Cancelled&Statuses[]=Success', ['a', 'b', 'c']],
    [`PrinterIds[]=${one.id}`, ['a']],
    [`PRINTERIDS=${one.id},${two.id}&statuses%5B%5D=Success`, ['c']],
  ] as const) {
    const { status, body } = await server.client.raw('GET', `/api/Prints/summary?${query}`, { as: user })
    const { items } = body as { items: { title: string }[] }
    assert.deepEqual([status, items.map(({ title }) => title).sort()], [200, titles], query)
  }
})

test('a comma in a list of free text is part of the value', async () => {
  const user = await newUser(server)
  await newPrint(server, user, { title: 'a', tags: ['red, matte'] })
  await newPrint(server, user, { title: 'b', tags: ['red'] })
  const { body } = await server.client.raw('GET', '/api/Prints/summary?tags[]=red,%20matte', { as: user })
  assert.deepEqual(
    (body as { items: { title: string }[] }).items.map(({ title }) => title),
    ['a'],
  )
})

test('a query of thousands of unknown names is refused by fifty of them', async () => {
  const names = Array.from({ length: 700 }, (_, at) => `stat${at.toString(36)}es`).join('&')
  const { status, problem } = await server.client.raw('GET', `/api/Prints/summary?${names}`, { as: demo.user })
  assert.equal(status, 400)
  assert(Object.keys(problem.errors ?? {}).length <= 50)
})
