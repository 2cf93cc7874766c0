import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Linter, type Rule } from 'eslint'
import { knownTransactions, sqlParameters } from '../../lint/restrictedSyntax.ts'

test('text that would become part of a statement is refused', () => {
  assert.equal(findings(sqlParameters, 'sql.raw(name)').length, 1)
  assert.equal(findings(sqlParameters, 'sql.lit(name)').length, 1)
  assert.deepEqual(findings(sqlParameters, 'sql`select ${name}`; sql.ref(name); other.raw(name)'), [])
})

test('a transaction that is not begun by inTransaction is refused', () => {
  assert.equal(findings(knownTransactions, 'db.transaction().execute(work)').length, 1)
  assert.equal(findings(knownTransactions, 'db.startTransaction().execute()').length, 1)
  assert.deepEqual(findings(knownTransactions, 'context.transaction(work); inTransaction(db, work)'), [])
})

function findings(rule: Rule.RuleModule, code: string): string[] {
  const plugins = { local: { rules: { rule } } }
  return new Linter().verify(code, [{ plugins, rules: { 'local/rule': 'error' } }]).map(({ message }) => message)
}
