import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCredentials } from '../../src/identity/credentials.ts'

const KEY = 'k'.repeat(32)
const OTHER = 'o'.repeat(32)

interface Case {
  readonly name: string
  readonly headers?: readonly string[]
  readonly query?: string
  readonly found: readonly string[]
}

const cases: readonly Case[] = [
  { name: 'nothing', found: [] },
  { name: 'a key in the header', headers: ['x-API-key', KEY], found: [`ApiKeyHeader ${KEY}`] },
  { name: 'a key in the query', query: `a=1&api_key=${KEY}`, found: [`ApiKeyQuery ${KEY}`] },
  { name: 'a key in the query, name in another case', query: `API_Key=${KEY}`, found: [`ApiKeyQuery ${KEY}`] },
  { name: 'a key in the query, name percent-encoded', query: `api%5Fkey=${KEY}`, found: [`ApiKeyQuery ${KEY}`] },
  { name: 'a malformed query', query: '%ZZ&=&api_key', found: [] },
  { name: 'empty keys', headers: ['X-Api-Key', ''], query: 'api_key=', found: [] },
  {
    name: 'the same key in header and query',
    headers: ['X-Api-Key', KEY],
    query: `api_key=${KEY}`,
    found: [`ApiKeyHeader ${KEY}`],
  },
  {
    name: 'the same key twice in the header',
    headers: ['X-Api-Key', KEY, 'X-Api-Key', KEY],
    found: [`ApiKeyHeader ${KEY}`],
  },
  {
    name: 'another key in the query',
    headers: ['X-Api-Key', KEY],
    query: `api_key=${OTHER}`,
    found: [`ApiKeyHeader ${KEY}`, `ApiKeyQuery ${OTHER}`],
  },
  {
    name: 'two keys in the query',
    query: `api_key=${KEY}&API_KEY=${OTHER}`,
    found: [`ApiKeyQuery ${KEY}`, `ApiKeyQuery ${OTHER}`],
  },
  {
    name: 'two key headers',
    headers: ['X-Api-Key', KEY, 'x-api-key', OTHER],
    found: [`ApiKeyHeader ${KEY}`, `ApiKeyHeader ${OTHER}`],
  },
  { name: 'a token', headers: ['Authorization', 'Bearer abc'], found: ['AccessToken abc'] },
  { name: 'a token, scheme in another case', headers: ['authorization', 'bEARER  abc'], found: ['AccessToken abc'] },
  { name: 'a scheme without a token', headers: ['Authorization', 'Bearer'], found: ['AccessToken '] },
  { name: 'another scheme', headers: ['Authorization', 'Basic abc'], found: [] },
  { name: 'a scheme that only begins alike', headers: ['Authorization', 'Bearerish abc'], found: [] },
  {
    name: 'key and token',
    headers: ['X-Api-Key', KEY, 'Authorization', 'Bearer abc'],
    found: [`ApiKeyHeader ${KEY}`, 'AccessToken abc'],
  },
  {
    name: 'two tokens',
    headers: ['Authorization', 'Bearer abc', 'Authorization', 'Bearer def'],
    found: ['AccessToken abc', 'AccessToken def'],
  },
  {
    name: 'the same token twice',
    headers: ['Authorization', 'Bearer abc', 'Authorization', 'Bearer abc'],
    found: ['AccessToken abc'],
  },
  {
    name: 'a token beside another scheme',
    headers: ['Authorization', 'Basic abc', 'Authorization', 'Bearer def'],
    found: ['AccessToken ', 'AccessToken def'],
  },
  { name: 'access_token in the query (RFC 6750, section 2.3)', query: 'access_token=abc', found: [] },
  { name: 'a header value that looks like a name', headers: ['X-Other', 'X-Api-Key', KEY, 'x'], found: [] },
]

for (const { name, headers = [], query = '', found } of cases) {
  test(`credentials: ${name}`, () => {
    const credentials = readCredentials({ rawHeaders: headers, query })
    assert.deepEqual(
      credentials.map(({ scheme, value }) => `${scheme} ${value}`),
      found,
    )
  })
}
