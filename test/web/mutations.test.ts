import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import ts from 'typescript'
import { contractOperations } from '../support/contract.ts'

/** Changes that the pages make without If-Match, and why nothing of somebody else can be lost by them. */
const UNCONDITIONAL: Readonly<Record<string, string>> = {
  'POST /api/Filaments': 'creates a record',
  'POST /api/PrinterMaintenance': 'creates a record',
  'POST /api/Printers': 'creates a record',
  'POST /api/Prints': 'creates a record',
  'POST /api/Prints/{id}/comments': 'creates a record',
  'POST /api/Prints/{id}/images': 'creates a record',
  'POST /api/UserApiKeys': 'creates a record',
  'POST /api/Projects': 'creates a record',
  'PATCH /api/Prints/bulk': 'sets what the user chose, after a dry run has told what will change',
  'DELETE /api/Prints/bulk': 'deletes what the user selected, after a dry run has told what that is',
  'POST /api/Quotes/estimate': 'changes nothing',
  'POST /api/Prints/reprice': 'follows from what is stored, whatever that has become',
  'POST /api/Filaments/{id}/adjustments/{entryId}/reversal': 'adds to an entry that never changes, at most once',
  'PATCH /api/Images/{imageId}': 'moves it to a place, and leaves all else',
  'POST /api/Images/{imageId}/rotate': 'is done at most once, since the result has another id',
  'DELETE /api/Users/me/image': 'deletes an image, whose bytes never change',
  'DELETE /api/SlicerSettings/{id}': 'deletes settings, which never change',
  'DELETE /api/UserApiKeys/{id}': 'withdraws access, whatever has happened since',
  'DELETE /api/Sessions': 'withdraws access, whatever has happened since',
  'DELETE /api/Sessions/{id}': 'withdraws access, whatever has happened since',
  'DELETE /api/connected-agents/{grantId}': 'withdraws access, whatever has happened since',
  'POST /api/connected-agents/{grantId}/allow': 'sets a state that has no other properties',
  'PUT /api/BlockedUsers/{id}': 'sets a state that has no other properties',
  'DELETE /api/BlockedUsers/{id}': 'sets a state that has no other properties',
  'DELETE /api/Users/me': 'deletes everything, whatever has happened since, after a new sign-in',
  'PUT /api/Notifications/read-all': 'sets a state that has no other properties',
  'PUT /api/Notifications/{id}/read': 'sets a state that has no other properties',
  'DELETE /api/Notifications/{id}': 'deletes a notification, which never changes',
  'POST /api/Devices': 'replaces the registration of this browser',
  'DELETE /api/Devices/{token}': 'withdraws access, whatever has happened since',
  'POST /api/Webhooks': 'creates a record',
  'DELETE /api/Webhooks/{id}': 'withdraws access, whatever has happened since',
  'PATCH /api/Webhooks/{id}': 'turns it on or off, and leaves all else',
  'POST /api/Webhooks/{id}/ping': 'changes nothing',
  'POST /api/Webhooks/{id}/rotate-secret': 'adds a secret beside the old one',
  'POST /api/Webhooks/{id}/deliveries/{eventId}/resend': 'adds an attempt',
  'POST /api/FilamentTypes': 'creates a record',
  'POST /api/Cura/settings': 'creates a record',
  'POST /api/Exports': 'creates a record',
  'DELETE /api/Exports/{id}': 'deletes an archive, which never changes',
  'POST /api/SpoolConnections': 'creates a record',
  'DELETE /api/SpoolConnections/{id}': 'withdraws access, whatever has happened since',
  'PATCH /api/Imports/{id}': 'repeats a dry run, which changes no records',
  'POST /api/Imports/{id}/undo': 'is done at most once, and keeps what was changed since',
  'DELETE /api/Imports/{id}': 'deletes a file and its verdicts, and no records',
  'POST /api/achievements/hint/dismiss': 'names the hint that it hides',
}

interface Call {
  readonly file: string
  /** Method and path, as in the contract. */
  readonly operation: string
  readonly hasIfMatch: boolean
}

/** Calls of `api` in a file of the pages that change something. */
function mutationsIn(file: string): Call[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const calls: Call[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression
      const [path, options] = node.arguments
      if (expression.getText() === 'api' && name.text !== 'GET') {
        assert(path && ts.isStringLiteral(path), `${file}: the path is not a literal`)
        const hasIfMatch = /\bifMatch\(etag\)/.test(options?.getText() ?? '')
        calls.push({ file, operation: `${name.text} ${path.text}`, hasIfMatch })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return calls
}

const files = globSync('src/web/**/*.{ts,tsx}')
const mutations = files.flatMap(mutationsIn)

test('every change of the pages has If-Match, except where nothing can be lost', () => {
  assert(mutations.length > 30)
  const unconditional = mutations.filter(({ hasIfMatch }) => !hasIfMatch)
  const unexplained = unconditional.filter(({ operation }) => !(operation in UNCONDITIONAL))
  assert.deepEqual(unexplained, [])
  const named = new Set(unconditional.map(({ operation }) => operation))
  const outdated = Object.keys(UNCONDITIONAL).filter((operation) => !named.has(operation))
  assert.deepEqual(outdated, [], 'an exception that no page needs')
})

test('what the pages send with If-Match, the contract declares; what it offers, the pages send, with the same exceptions', () => {
  const withIfMatch = new Set(
    contractOperations
      .filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'))
      .map(({ method, path }) => `${method} ${path}`),
  )
  for (const { file, operation, hasIfMatch } of mutations) {
    if (hasIfMatch || !(operation in UNCONDITIONAL)) {
      assert.equal(hasIfMatch, withIfMatch.has(operation), `${operation} in ${file}`)
    }
  }
})

test('the pages change the logbook through the client of the contract only', () => {
  const others = files.filter((file) => /\bfetch\(|XMLHttpRequest|sendBeacon/.test(readFileSync(file, 'utf8')))
  // The client's own requests wait for the connection; signing out is not an operation of the contract; an upload shows its progress;
  // the reference reads the contract, sends what its reader types, and shows it as code; the service worker is a small file without the
  // client.
  assert.deepEqual(others.toSorted(), [
    'src/web/connection.ts',
    'src/web/pages/Reference.tsx',
    'src/web/reference/TryOperation.tsx',
    'src/web/reference/samples.ts',
    'src/web/serviceWorker.ts',
    'src/web/signOut.ts',
    'src/web/uploadFile.ts',
    'src/web/worker/answers.ts',
    'src/web/worker/files.ts',
    'src/web/worker/renewSubscription.ts',
  ])
})
