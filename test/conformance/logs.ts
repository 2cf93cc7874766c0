import { readRecord } from '../support/record.ts'
import { SecretSearch } from '../support/secretSearch.ts'

/** Looks for secrets in every line that any service has logged during the tests; run after all of them. */

/** What must be in no log, whosever it is. */
const PATTERNS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a token', /\beyJ[\w-]{8,}\.[\w-]{8,}/],
  ['an e-mail address', /[\w.+-]+(@|%40)[\w-]+(\.[a-z]{2,})+\b/i],
  ['an image', /(iVBORw0KGgo|\/9j\/[24]|UklGR)[\w+/%-]{20,}/],
  ['a credential of a connection', /:\/\/[^\s/@*"]+:[^\s/@*"]+@/],
  ['a credential', /\b(bearer|basic) +(?!\*\*\*)[\w.~+/=-]{16,}/i],
]
/** Findings that are shown. */
const MAX_SHOWN = 20

const lines = readRecord('logs')
const secrets = new SecretSearch(readRecord('secrets'))
const findings = lines.flatMap((line) => {
  const found =
    PATTERNS.find(([, pattern]) => pattern.test(line))?.[0] ?? (secrets.isIn(line) ? 'a secret of a test' : null)
  return found === null ? [] : [`  ${found}: ${line.slice(0, 1000)}`]
})
if (lines.length === 0) throw new Error('No test has recorded a log: test/support/record.ts has lost them.')
if (findings.length > 0) {
  console.error(
    [`${findings.length} of ${lines.length} lines of logs hold a secret:`, ...findings.slice(0, MAX_SHOWN)].join('\n'),
  )
  process.exitCode = 1
}
