import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { contractOperations } from '../support/contract.ts'

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)

/** What creates a record leads on to it, and the record to what belongs to it. */
const CREATING = contractOperations.filter(({ id, responses }) => responses.has(201) && id !== 'Comments_PutComment')

for (const { id, responses } of contractOperations) {
  for (const [status, { links, examples }] of responses) {
    for (const { name, operationId, parameters } of links) {
      test(`${id} ${status} leads to ${operationId}: ${name}`, () => {
        const target = contractOperations.find((operation) => operation.id === operationId)
        assert(target, `There is no operation ${operationId}.`)
        const needed = target.parameters.filter(({ isRequired }) => isRequired).map((parameter) => parameter.name)
        assert.deepEqual(Object.keys(parameters).sort(), needed.sort())
        for (const [parameter, expression] of Object.entries(parameters)) {
          const { schema } = target.parameters.find((candidate) => candidate.name === parameter) ?? {}
          const values = examples.map(({ value }) => valueAt(value, expression))
          const given = values.filter((value) => value !== null)
          assert(given.length > 0, `No example has a value for ${parameter}.`)
          for (const value of given) assert(ajv.validate(schema ?? {}, value), `${parameter}: ${ajv.errorsText()}`)
        }
      })
    }
  }
}

for (const { id, responses } of CREATING) {
  test(`${id} says what can be done next`, () => {
    assert((responses.get(201)?.links.length ?? 0) > 0)
  })
}

/** What a runtime expression such as `$response.body#/id` means for this body. */
function valueAt(body: unknown, expression: string): unknown {
  const [, property] = /^\$response\.body#\/(\w+)$/.exec(expression) ?? []
  assert(property, `${expression} is no place in the body.`)
  assert(property in (body as object), `An example has no ${property}.`)
  return (body as Record<string, unknown>)[property]
}
