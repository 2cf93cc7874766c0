import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fullFormats } from 'ajv-formats/dist/formats.js'

/** The validators try every rule of a value, however long it is, so no `maxLength` helps a pattern. */
const LENGTH = 256 * 1024
/** Microseconds of our own: linear work on so much takes about a thousand, quadratic work a minute. */
const HANGS = 2_000_000
/** Bounds are checked in their place. */
const NUMBERS = ['int32', 'int64', 'double', 'binary']

const contract = JSON.parse(readFileSync(new URL('../../generated/contract.json', import.meta.url), 'utf8')) as unknown

/** The values that a keyword has anywhere in the contract. */
function valuesOf(node: unknown, keyword: string, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  for (const [name, value] of Object.entries(node)) {
    if (name === keyword && typeof value === 'string') found.add(value)
    else valuesOf(value, keyword, found)
  }
  return found
}

/** Long runs of each single character and pair that a text of this kind may hold, each with an end that spoils the match. */
function* hostileTexts(): Generator<string> {
  const parts = [...'aA0-_.:/@+ #%"é\u3000', 'a-', 'a.', 'a/', '-a', '/a', '0:', '%41', 'a@', '2026-01-01T', ' a', '[:']
  for (const part of parts) {
    const run = part.repeat(LENGTH / part.length)
    for (const [start, end] of [
      ['', ''],
      ['', '\0'],
      ['a', '!'],
      ['https://', ' '],
      ['a@', '\n'],
      ['bytes ', '\x7f'],
    ])
      yield `${start}${run}${end}`
  }
}

function requireQuick(name: string, matches: (text: string) => unknown): void {
  for (const text of hostileTexts()) {
    const begun = process.cpuUsage()
    matches(text)
    const took = process.cpuUsage(begun).user
    assert.ok(took < HANGS, `${name} took ${took} µs on ${JSON.stringify(text.slice(0, 20))}…`)
  }
}

const patterns = valuesOf(contract, 'pattern')
test('F36: no pattern of the contract hangs on a long hostile text', () => {
  assert.ok(patterns.size > 10)
  for (const pattern of patterns) {
    const compiled = new RegExp(pattern, 'u')
    requireQuick(pattern, (text) => compiled.test(text))
  }
})

test('F36: no format of the contract hangs on a long hostile text', () => {
  const formats = [...valuesOf(contract, 'format')].filter(
    (format) => !NUMBERS.includes(format) && format in fullFormats,
  )
  assert.ok(formats.includes('uri') && formats.includes('date-time'), formats.join())
  for (const format of formats) {
    const check = fullFormats[format as keyof typeof fullFormats]
    requireQuick(format, (text) => {
      if (check instanceof RegExp) check.test(text)
      else if (typeof check === 'function') check(text)
      else (check as { validate(text: string): boolean }).validate(text)
    })
  }
})
