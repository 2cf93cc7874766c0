import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Divides the test files among processes: writes a file for each group of them to .cache/groups/, and prints what `node --test` is to
 * run, the longest first.
 */
const FOLDER = '.cache/groups'
const FILES_IN_A_GROUP = 8

/** Files that run in a process of their own, because they take long, or change what others of the process see. */
const ALONE = [
  /^test\/(clients|development|faults|fuzz|jobs|mcp|outbox|queries)\//,
  /^test\/analytics\/plans\./,
  // Looks at connections, byte by byte.
  /^test\/http\/raw\./,
]

const files = globSync('test/**/*.test.ts').sort()
const alone = files.filter((file) => ALONE.some((pattern) => pattern.test(file)))
const others = files.filter((file) => !alone.includes(file))
const groups = Array.from({ length: Math.ceil(others.length / FILES_IN_A_GROUP) }, (_, index) =>
  others.slice(index * FILES_IN_A_GROUP, (index + 1) * FILES_IN_A_GROUP),
)

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const names = groups.map((group, index) => {
  const name = path.join(FOLDER, `${String(index).padStart(2, '0')}.ts`)
  const lines = group.map((file) => `  '${file}',\n`).join('')
  writeFileSync(name, `import { runGroup } from '../../test/support/group.ts'\n\nawait runGroup([\n${lines}])\n`)
  return name
})
console.log([...alone, ...names].join(' '))
