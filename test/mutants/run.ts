import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { globalSetup, globalTeardown } from '../support/globalSetup.ts'
import { nameOf, withDefect, type Mutant } from './mutant.ts'
import { runTest, type Ending } from './runTest.ts'
import { Scratch } from './scratch.ts'
import { areas } from './table.ts'

/**
 * Puts one defect after the other in a copy of the repository, and runs the test files that must fail then. Their tests must
 * pass without a defect, and fail in bounded time with it: a file that cannot be loaded or never ends does not count.
 */

/** Copies at work at once. */
const COPIES = 2
/** The time of a run with a defect: a multiple of the time without one, plus the minute after which `eventually` fails, and some. */
const PATIENCE = { factor: 3, more: 90_000 }
/** Milliseconds that a run without a defect may take. */
const LONGEST = 300_000

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, '.cache/mutants')
const only = new RegExp(process.argv[2] ?? '', 'i')

interface Case {
  readonly name: string
  readonly mutant: Mutant
}

const table = Object.entries(areas).flatMap(([area, mutants]) =>
  mutants.map((mutant): Case => ({ name: nameOf(area, mutant), mutant })),
)
const cases = table.filter(({ name }) => only.test(name))
requireSound()

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
await globalSetup()
try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  await globalTeardown()
  rmSync(FOLDER, { recursive: true, force: true })
}

/** Ends the run when a defect cannot be put in, whether or not it was asked for, or when none was. */
function requireSound(): void {
  const unsound = table.flatMap(({ mutant }) => {
    try {
      withDefect(mutant, ROOT)
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
  if (cases.length === 0) unsound.push(`No row of test/mutants/ matches ${only.source}.`)
  if (unsound.length === 0) return
  console.error(unsound.join('\n'))
  process.exit(1)
}

/** Tells whether every defect was caught. */
async function run(): Promise<boolean> {
  const bounds = new Map<string, Promise<number | null>>()
  const survivors: string[] = []
  const rest = cases.values()
  const work = async (number: number) => {
    const scratch = new Scratch(path.join(FOLDER, String(number)))
    for (const { name, mutant } of rest) {
      const source = withDefect(mutant, scratch.folder)
      for (const test of mutant.tests) {
        const bound = bounds.get(test) ?? findBound(scratch, test)
        bounds.set(test, bound)
        const ending = await runWith(scratch, { file: mutant.file, source }, test, await bound)
        const result = `${name} · test/${test} ${told(ending)}`
        console.log(`${ending.kind === 'failed' ? 'caught  ' : 'SURVIVED'} ${result}`)
        if (ending.kind !== 'failed') survivors.push(result)
      }
    }
  }
  await Promise.all(Array.from({ length: COPIES }, (_, number) => work(number)))
  console.log(`${cases.length} defects, ${survivors.length} not caught`)
  for (const survivor of survivors) console.log(`  ${survivor}`)
  return survivors.length === 0
}

/** The milliseconds that a test file may take with a defect; null when it fails without one. */
async function findBound(scratch: Scratch, test: string): Promise<number | null> {
  const ending = await runTest(scratch, test, LONGEST)
  return ending.kind === 'passed' ? ending.milliseconds * PATIENCE.factor + PATIENCE.more : null
}

async function runWith(
  scratch: Scratch,
  { file, source }: { readonly file: string; readonly source: string },
  test: string,
  bound: number | null,
): Promise<Ending | { readonly kind: 'unsound' }> {
  if (bound === null) return { kind: 'unsound' }
  return scratch.with(file, source, () => runTest(scratch, test, bound))
}

function told(ending: Awaited<ReturnType<typeof runWith>>): string {
  switch (ending.kind) {
    case 'passed':
      return 'passes'
    case 'failed':
      return `fails: ${ending.title}`
    case 'broken':
      return 'ends before its tests'
    case 'endless':
      return 'does not end'
    case 'unsound':
      return 'fails without the defect as well'
  }
}
