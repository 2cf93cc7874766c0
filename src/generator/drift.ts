import fs from 'node:fs/promises'
import path from 'node:path'
import { generate, sentenceOf } from './generate.ts'

/** Compares the committed files with the current output of `make generate`; works in a dirty tree and without git. */
const root = path.resolve(import.meta.dirname, '../..')
const expected = await generate().catch((error: unknown) => {
  console.error(sentenceOf(error))
  process.exit(1)
})
const stale: string[] = []
for (const [name, text] of expected) {
  const committed = await fs.readFile(path.join(root, name), 'utf8').catch(() => null)
  if (committed !== text) stale.push(name)
}
for (const entry of await fs.readdir(path.join(root, 'generated'), { recursive: true, withFileTypes: true })) {
  const name = path.relative(root, path.join(entry.parentPath, entry.name))
  if (entry.isFile() && !expected.has(name)) stale.push(`${name} (nothing writes it any more)`)
}
if (stale.length > 0) {
  console.error(
    `These files are not what the contracts, db/migrations and src/web/languages say:\n  ${stale.join('\n  ')}\nRun \`make generate\` and commit the result; never edit them by hand.`,
  )
  process.exitCode = 1
} else {
  console.log(`No drift in ${expected.size} generated files.`)
}
