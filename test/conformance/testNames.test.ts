import assert from 'node:assert/strict'
import { globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { contractOperations } from '../support/contract.ts'
import { isAction } from './calls.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const TESTS = path.join(ROOT, 'test')

/** Folders below `test/` for what is not part of `src/`: properties of the whole service, our lint rule, deployment, measurements, and what tests share. */
const WHOLE = [
  'access',
  'bench',
  'clients',
  'cluster',
  'conformance',
  'deploy',
  'faults',
  'fuzz',
  'lint',
  'mutants',
  'queries',
  'soak',
  'support',
]

const files = globSync('**/*.test.ts', { cwd: TESTS }).map((file) => file.split(path.sep))

test('the tests of operations are in the folder of their controller, named for an action or, in lower case, for a topic', () => {
  const actions = Map.groupBy(
    contractOperations.map(({ id }) => id.split('_')),
    ([controller = '']) => controller,
  )
  const wrong = files.filter(([folder, controller = '', name = '', ...rest]) => {
    if (folder !== 'operations') return false
    const title = name.replace(/\.test\.ts$/, '')
    const known = actions.get(controller)?.map(([, action]) => action)
    if (!known || rest.length > 0) return true
    return isAction(title) ? !known.includes(title) : !/^[a-z][A-Za-z]*$/.test(title)
  })
  assert.deepEqual(wrong, [])
})

test('other tests are in the folder of the part of src/ that they are about, or in one for the whole service', () => {
  const parts = readdirSync(path.join(ROOT, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const wrong = files.filter(([folder = '', ...rest]) => rest.length > 0 && ![...parts, ...WHOLE].includes(folder))
  assert.deepEqual(wrong, [])
})

test('a test that is in no folder is named for a file of src/', () => {
  const sources = readdirSync(path.join(ROOT, 'src'))
  const wrong = files.filter(([name = '', ...rest]) => {
    return rest.length === 0 && !sources.includes(name.replace(/\.test\.ts$/, '.ts'))
  })
  assert.deepEqual(wrong, [])
})
