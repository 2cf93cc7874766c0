import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutSecrets } from '../../src/integrations/secrets.ts'

test('credentials are left out at every depth, also inside texts that are JSON', () => {
  const sent = {
    apiSecret: 's3cret',
    'X-Api-Key': 's3cret',
    topic: 'Print Done',
    list: [{ api_key: 's3cret', Authorization: 's3cret', kept: 1 }],
    text: '{"password":"s3cret","name":"a"}',
    escaped: '{"api\\u005fkey":"s3cret"}',
    broken: '{"token":"s3cret',
    plain: 'no JSON about a token',
  }
  // It is stored as JSON.
  assert.deepEqual(JSON.parse(JSON.stringify(withoutSecrets(sent))), {
    topic: 'Print Done',
    list: [{ kept: 1 }],
    text: '{"name":"a"}',
    escaped: '{}',
    broken: '',
    plain: 'no JSON about a token',
  })
})

test('a text without credentials stays as it was sent', () => {
  const text = '{ "b": 1.50, "a": 12345678901234567890 }'
  assert.equal(withoutSecrets(text), text)
})

test('names of the language are data', () => {
  const sent = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}') as object
  assert.equal(JSON.stringify(withoutSecrets(sent)), JSON.stringify(sent))
  assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined)
})
