import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SecretSearch } from './secretSearch.ts'

const KEY = 'aB3dE5gH7jK9mN1p'
const TOKEN = `${KEY.toLowerCase()}.${'0123456789'.repeat(5)}`

test('a secret is found wherever it stands in a text, and only whole', () => {
  const search = new SecretSearch([KEY, TOKEN, 'hunter2'])
  for (const secret of [KEY, TOKEN, 'hunter2']) {
    for (let before = 0; before < 20; before += 1) {
      const text = `${'-'.repeat(before)}${secret}`
      assert(search.isIn(text), text)
      assert(search.isIn(`${text}--`), text)
      assert(!search.isIn(text.slice(0, -1)), text)
    }
  }
})

test('secrets with the same beginning are distinguished', () => {
  const search = new SecretSearch([`${KEY}xx`, `${KEY}yy`])
  assert(search.isIn(`key=${KEY}yy`))
  assert(!search.isIn(`key=${KEY}zz`))
})
