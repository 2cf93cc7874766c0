import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contractOperations } from '../support/contract.ts'
import { responseValidator } from '../support/responseValidators.ts'
import { startServer } from '../support/server.ts'
import { Demo } from './demo.ts'
import { exampleRequests } from './example.ts'

const server = await startServer()
const demo = new Demo(server)

describe('each example request succeeds on the records that the examples speak of', () => {
  for (const operation of contractOperations) {
    for (const { name, target, input } of exampleRequests(operation)) {
      test(name, async () => {
        await demo.reset()
        const answer = await server.client.raw(operation.method, target, { ...input, as: demo.user })
        assert([200, 201, 202, 204, 206].includes(answer.status), `${answer.status}: ${answer.text}`)
      })
    }
  }
})

describe('each example of a response is valid by its schema', () => {
  for (const { id, responses } of contractOperations) {
    for (const [status, { examples }] of responses) {
      for (const { name, mediaType, value } of examples) {
        test(`${id}, ${status}, ${name} as ${mediaType}`, () => {
          if (status === 401 && mediaType === 'text/plain') return assert.equal(value, 'Invalid API Key')
          if (mediaType === 'text/event-stream')
            return assert.match(String(value), /^retry: \d+\nid: \d+\n\n(id: \d+\nevent: [\w.]+\ndata: \{.*\}\n\n)+$/)
          const validate = responseValidator(id, status)
          assert(validate, 'generated/contract.json has no schema for it: run `make generate`')
          assert(validate(value), JSON.stringify(validate.errors))
        })
      }
    }
  }
})
