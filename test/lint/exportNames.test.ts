import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const EXPORT =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|enum) ([\w$]+)/gm

/** The pages are a program of their own, which shares only the contract. */
const programs = [
  {
    name: 'the service',
    files: globSync('src/**/*.ts', { exclude: ['src/web/**', 'src/operations/**', 'src/spoolman/operations/**'] }),
    least: 800,
  },
  { name: 'the pages', files: globSync('src/web/**/*.{ts,tsx}'), least: 400 },
]

for (const { name, files, least } of programs) {
  test(`no two exports of ${name} share a name`, () => {
    const places = new Map<string, Set<string>>()
    for (const file of files) {
      for (const [, exported = ''] of readFileSync(file, 'utf8').matchAll(EXPORT)) {
        places.set(exported, (places.get(exported) ?? new Set()).add(file))
      }
    }
    assert(places.size >= least, `${places.size} exports`)
    assert.deepEqual(
      [...places].filter(([, files]) => files.size > 1),
      [],
    )
  })
}
