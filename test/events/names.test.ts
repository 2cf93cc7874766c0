import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { EVENT_NAMES } from '../../src/events/names.ts'

test('the contract and the documentation name the events of the log', () => {
  const text = readFileSync(new URL('../../generated/contract.json', import.meta.url), 'utf8')
  const { components } = JSON.parse(text) as { components: { schemas: { EventName: { enum: string[] } } } }
  assert.deepEqual(components.schemas.EventName.enum, EVENT_NAMES)
  const document = readFileSync(new URL('../../docs/events.md', import.meta.url), 'utf8')
  for (const name of EVENT_NAMES) assert.ok(document.includes(`\`${name}\``), name)
})
