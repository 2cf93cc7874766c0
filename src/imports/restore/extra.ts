import type { Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { Fields } from '../../kernel/lenient.ts'
import { fitsFieldAsText, ruleOf, type AdditionalField, type FieldRule } from '../../spoolConnections/fieldRule.ts'
import { fittingValues } from '../../spoolConnections/fieldValues.ts'

/** Kinds of records with additional fields, as the fields name them. */
const ENTITIES = { Brand: 'vendor', FilamentType: 'filament', Spool: 'spool' } as const

/** Values of a record that have a place here. */
interface FittingValues {
  readonly values: Readonly<Record<string, string>>
  /** Fields of values for which the record has no room. */
  readonly withoutRoom: readonly string[]
}

/**
 * Reads the additional fields that a kind of record has here.
 * @param planned fields that are about to be added
 * @returns the values of a record that fit them, and into the record; the others are left out, since programs could not send them
 */
export async function findFittingValues(
  trx: Transaction<DB>,
  userId: number,
  kind: keyof typeof ENTITIES,
  planned: readonly AdditionalField[] = [],
): Promise<(record: Fields) => FittingValues> {
  const rows = await trx
    .selectFrom('spool_fields')
    .select(['key', 'field_type', 'choices', 'multi_choice'])
    .where('user_id', '=', userId)
    .where('entity', '=', ENTITIES[kind])
    .execute()
  const added = planned.filter(({ entity }) => entity === ENTITIES[kind])
  const rules = new Map([
    ...added.map((field) => [field.key, ruleOf(field)] as const),
    ...rows.map(({ key, ...rule }) => [key, rule as FieldRule] as const),
  ])
  const fits = (key: string, text: string) => {
    const rule = rules.get(key)
    return rule !== undefined && fitsFieldAsText(rule, text)
  }
  return (record) => {
    const all = Object.entries(record['extra'] as Record<string, string>)
    const known = Object.fromEntries(all.filter(([key, text]) => fits(key, text)))
    const values = fittingValues(known)
    return { values, withoutRoom: Object.keys(known).filter((key) => !Object.hasOwn(values, key)) }
  }
}
