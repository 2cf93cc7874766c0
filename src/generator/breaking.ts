import path from 'node:path'
import { breakingChanges, tell } from './compare.ts'
import { lastRelease } from './releases.ts'

/** Fails when the current openapi.yaml would break a client of the last release. */
const root = path.resolve(import.meta.dirname, '../..')
const release = lastRelease(root)
const found = release === null ? [] : await breakingChanges(release.file, path.join(root, 'openapi.yaml'))
if (found.length > 0) {
  console.error(
    `openapi.yaml breaks clients of ${release?.version}; keep what they use, beside the new:\n  ${found.map(tell).join('\n  ')}`,
  )
  process.exitCode = 1
} else {
  console.log(release === null ? 'Nothing is released yet.' : `Nothing breaks clients of ${release.version}.`)
}
