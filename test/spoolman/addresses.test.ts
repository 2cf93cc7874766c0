import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { resolveContract, type Node } from '../../src/contract/document.ts'
import { startServer } from '../support/server.ts'
import { connectProgram, send } from './connection.ts'

const server = await startServer()
const file = new URL('../../generated/spoolman/contract.json', import.meta.url)
const { operations } = resolveContract(JSON.parse(readFileSync(file, 'utf8')) as Node)

/** Texts that cannot be read: NUL, broken percent-encoding, bytes that are not UTF-8, half of a surrogate pair. */
const HOSTILE = ['%00', 'a%00b', '%', '%zz', '%ff', '%ed%a0%80']

test('a text in an address that cannot be read gets a response that the contract declares, on every operation', async () => {
  const { call } = await connectProgram(server)
  let count = 0
  for (const { method, path, parameters } of operations.filter(({ path }) => path.startsWith('/api/v1'))) {
    const known = path.slice('/api/v1'.length)
    const queries = ['unknown', ...parameters.flatMap(({ name, in: place }) => (place === 'query' ? [name] : []))]
    for (const text of HOSTILE) {
      const places = known.split('{').length - 1
      const targets = [
        ...(places > 0
          ? [known.replaceAll(/\{\w+\}/g, text), known.replace(/\{\w+\}/, text).replaceAll(/\{\w+\}/g, '1')]
          : []),
        ...queries.map(
          (name) => `${known.replaceAll(/\{entity\}/g, 'spool').replaceAll(/\{\w+\}/g, '1')}?${name}=${text}`,
        ),
      ]
      for (const target of targets) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : {}
        await call(method, target, body)
        count += 1
      }
    }
  }
  assert(count > 500, String(count))
})

test('a program that is told an address with a slash at its end reaches the interface', async () => {
  const { key } = await connectProgram(server)
  for (const slashes of ['/', '//', '///']) {
    const base = `/spoolman/${key}${slashes}api/v1`
    assert.equal((await send(server, base, 'GET', '/health')).status, 200, slashes)
    assert.equal((await send(server, base, 'GET', '/nothing')).status, 404, slashes)
    const inHeader = await send(server, `/spoolman${slashes}api/v1`, 'GET', '/spool', undefined, { 'X-Api-Key': key })
    assert.equal(inHeader.status, 200, slashes)
  }
})
