import { contractOperations } from '../support/contract.ts'
import type { Call, Ran } from '../support/record.ts'

/** The calls of operations by tests, as a run has recorded them (docs/contributing.md, "Where a test belongs"). */

/** Statuses that no request can cause at will. */
const EXEMPT = [500, 503]
const OPERATION_TEST = /^operations\/(?<controller>\w+)\/(?<name>\w+)\.test\.ts$/

/** The answers that the contract declares, as `<operation> <status>`. */
export function declaredAnswers(): Set<string> {
  return new Set(
    contractOperations.flatMap(({ id, responses }) =>
      [...responses.keys()].filter((status) => !EXEMPT.includes(status)).map((status) => `${id} ${status}`),
    ),
  )
}

/** The operations that no test in the folder of their controller calls with success. */
export function untestedOperations(calls: readonly Call[]): string[] {
  const tested = new Set(
    calls
      .filter(({ file, operationId, status }) => status < 400 && controllerOf(file) === nameOf(operationId)[0])
      .map(({ operationId }) => operationId),
  )
  return contractOperations.map(({ id }) => id).filter((id) => !tested.has(id))
}

/** The files of `operations/` that have run without calling the operation that they are named for, or any of their controller. */
export function misplacedFiles(calls: readonly Call[], tests: readonly Ran[]): string[] {
  const byFile = Map.groupBy(calls, ({ file }) => file)
  return [...new Set(tests.map(({ file }) => file))].filter((file) => {
    const { controller, name = '' } = OPERATION_TEST.exec(file)?.groups ?? {}
    if (controller === undefined) return false
    const called = (byFile.get(file) ?? []).map(({ operationId }) => nameOf(operationId))
    return !called.some(([of, action]) => of === controller && (!isAction(name) || action === name))
  })
}

/** Whether a test file is named for one operation, not for what several share. */
export function isAction(name: string): boolean {
  return /^[A-Z]/.test(name)
}

/** A list in Markdown of the operations, each with the test files that call it, those of its controller first, and their tests. */
export function indexOf(calls: readonly Call[]): string {
  const byOperation = Map.groupBy(calls, ({ operationId }) => operationId)
  const sections = contractOperations.map(({ id }) => {
    const [controller] = nameOf(id)
    const byFile = Map.groupBy(byOperation.get(id) ?? [], ({ file }) => file)
    const files = [...byFile.keys()].sort()
    const [own, others] = [true, false].map((isOwn) =>
      files.filter((file) => (controllerOf(file) === controller) === isOwn),
    )
    return [
      `## ${id}`,
      ...(own ?? []).flatMap((file) => withTitles(file, byFile.get(file) ?? [])),
      othersLine(others ?? []),
    ]
  })
  return sections.map((lines) => `${lines.filter(Boolean).join('\n')}\n`).join('\n')
}

function withTitles(file: string, calls: readonly Call[]): string[] {
  const byTitle = Map.groupBy(calls, ({ title }) => title)
  return [
    `- test/${file}`,
    ...[...byTitle].map(([title, those]) => {
      const statuses = [...new Set(those.map(({ status }) => status))].sort()
      return `  - ${title === '' ? '(before the tests)' : title}: ${statuses.join(', ')}`
    }),
  ]
}

function othersLine(files: readonly string[]): string {
  return files.length === 0 ? '' : `- also called by ${files.map((file) => `test/${file}`).join(', ')}`
}

function controllerOf(file: string): string | undefined {
  return OPERATION_TEST.exec(file)?.groups?.['controller']
}

function nameOf(operationId: string): [controller: string, action: string] {
  const [controller = '', action = ''] = operationId.split('_')
  return [controller, action]
}
