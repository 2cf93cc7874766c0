import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes files that run the same test files several times at once to .cache/copies/, and prints their paths: `node --test` runs
 * no file twice. Arguments: number of copies, patterns of test files.
 */
const FOLDER = '.cache/copies'
const [count, ...patterns] = process.argv.slice(2)

const files = globSync(patterns).sort()
if (files.length === 0) throw new Error('Name test files: make hunt FILES=test/web/bulk.test.ts')

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
console.log(
  Array.from({ length: Number(count) }, (_, index) => files.map((file) => writeCopy(file, index)))
    .flat()
    .join(' '),
)

/** Returns the path of the copy. */
function writeCopy(file: string, index: number): string {
  const copy = path.join(FOLDER, `${index}-${file.replaceAll('/', '-').replace(/\.test\.ts$/, '.ts')}`)
  writeFileSync(copy, `import { runGroup } from '../../test/support/group.ts'\n\nawait runGroup(['${file}'])\n`)
  return copy
}
