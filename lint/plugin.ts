import { plainComments } from './plainComments.ts'
import { knownTransactions, sqlParameters } from './restrictedSyntax.ts'

/** The rules of this repository, for Oxlint. */
export default {
  meta: { name: 'local' },
  rules: { 'known-transactions': knownTransactions, 'plain-comments': plainComments, 'sql-parameters': sqlParameters },
}
