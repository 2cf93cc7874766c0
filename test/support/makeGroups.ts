import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Divides the test files among processes: writes a file for each group of them to .cache/groups/, and prints what `node --test` is to
 * run. It begins files in the order of their paths, so groups have names in the order in which they are to begin: what takes longest is
 * first, since begun last it would run alone in the end. Files that run alone follow.
 */
const FOLDER = '.cache/groups'
const FILES_IN_A_GROUP = 12
/** Browser tests take as long as three others. */
const WEB_FILES_IN_A_GROUP = 4

/** Files that run in a process of their own, because they take long, or change what others of the process see. */
const ALONE = [
  /^test\/(clients|development|faults)\//,
  /^test\/analytics\/plans\./,
  // Looks at connections, byte by byte.
  /^test\/http\/raw\./,
]

/** What begins first: minutes of processor time, then waits and starts of whole processes. */
const FIRST = /^test\/fuzz\//
const WEB = /^test\/web\//

// Tests of a cluster need one (`make test-cluster`).
const files = globSync('test/**/*.test.ts', { exclude: ['test/cluster/**'] }).sort()
const first = files.filter((file) => FIRST.test(file))
const web = files.filter((file) => WEB.test(file))
const alone = files.filter((file) => ALONE.some((pattern) => pattern.test(file)))
const others = files.filter((file) => ![...first, ...web, ...alone].includes(file))

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
console.log(
  [
    ...groupsOf(first, 1, '1-first'),
    ...groupsOf(web, WEB_FILES_IN_A_GROUP, '2-web'),
    ...groupsOf(others, FILES_IN_A_GROUP, '3-others'),
    ...alone,
  ].join(' '),
)

/** Writes a file for each group. Returns their paths. */
function groupsOf(all: readonly string[], size: number, name: string): string[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => {
    const group = path.join(FOLDER, `${name}-${String(index).padStart(2, '0')}.ts`)
    const lines = all.slice(index * size, (index + 1) * size).map((file) => `  '${file}',\n`)
    writeFileSync(
      group,
      `import { runGroup } from '../../test/support/group.ts'\n\nawait runGroup([\n${lines.join('')}])\n`,
    )
    return group
  })
}
