import type { Rule } from 'eslint'

/** SQL text is built by Kysely's parameters only: `sql.raw` and `sql.lit` would put user text into a statement. */
export const sqlParameters: Rule.RuleModule = restricting(
  "MemberExpression[object.name='sql'][property.name=/^(raw|lit)$/]",
  'Use parameters: sql`…${value}…`.',
)

/** A transaction that `inTransaction` does not know of could wait for another service unnoticed. */
export const knownTransactions: Rule.RuleModule = restricting(
  "CallExpression[callee.type='MemberExpression'][callee.property.name=/^(transaction|startTransaction)$/][arguments.length=0]",
  'Use inTransaction (src/database/transaction.ts).',
)

/** A rule that refuses what a selector finds. */
function restricting(selector: string, message: string): Rule.RuleModule {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) => ({ [selector]: (node: Rule.Node) => context.report({ node, message }) }),
  }
}
