import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call, Ran } from '../support/record.ts'
import { indexOf, misplacedFiles, untestedOperations } from './calls.ts'

const call = (operationId: string, file: string, status = 200, title = 'a title'): Call => ({
  operationId,
  file,
  status,
  title,
})
const ran = (file: string): Ran => ({ file, title: 'a title', isSkipped: false })

test('an operation is tested where a test of its controller calls it with success', () => {
  const isUntested = (...calls: Call[]) => untestedOperations(calls).includes('Users_GetMe')
  assert(isUntested())
  assert(isUntested(call('Users_GetMe', 'http/health.test.ts')))
  assert(isUntested(call('Users_GetMe', 'operations/Prints/prints.test.ts')))
  assert(isUntested(call('Users_GetMe', 'operations/Users/GetMe.test.ts', 401)))
  assert(!isUntested(call('Users_GetMe', 'operations/Users/profile.test.ts')))
})

test('a file is misplaced where it does not call what it is named for', () => {
  const [byAction, byTopic] = ['operations/Users/GetMe.test.ts', 'operations/Users/profile.test.ts']
  const misplaced = (...calls: Call[]) => misplacedFiles(calls, [ran(byAction), ran(byTopic), ran('http/raw.test.ts')])
  assert.deepEqual(misplaced(), [byAction, byTopic])
  assert.deepEqual(misplaced(call('Users_PatchMe', byAction), call('Prints_GetPrint', byTopic)), [byAction, byTopic])
  assert.deepEqual(misplaced(call('Users_GetMe', byAction, 401), call('Users_PatchMe', byTopic)), [])
})

test('the index names for each operation the tests of its controller, and the other files that call it', () => {
  const index = indexOf([
    call('Users_GetMe', 'operations/Users/GetMe.test.ts', 200, 'the own profile'),
    call('Users_GetMe', 'operations/Users/GetMe.test.ts', 401, 'the own profile'),
    call('Users_GetMe', 'operations/Users/GetMe.test.ts', 200, ''),
    call('Users_GetMe', 'http/health.test.ts'),
  ])
  const [, section = ''] = /## Users_GetMe\n([^#]*)/.exec(index) ?? []
  assert.equal(
    section.trim(),
    [
      '- test/operations/Users/GetMe.test.ts',
      '  - the own profile: 200, 401',
      '  - (before the tests): 200',
      '- also called by test/http/health.test.ts',
    ].join('\n'),
  )
})
