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
for (const name of await fs.readdir(path.join(root, 'generated'))) {
  if (!expected.has(`generated/${name}`)) stale.push(`generated/${name} (nothing writes it any more)`)
}
if (stale.length > 0) {
  console.error(
    `These files are not what openapi.yaml and db/migrations say:\n  ${stale.join('\n  ')}\nRun \`make generate\` and commit the result; never edit them by hand.`,
  )
  process.exitCode = 1
} else {
  console.log(`No drift in ${expected.size} generated files.`)
}
