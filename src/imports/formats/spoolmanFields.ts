import { isObject, textOf, type Fields } from '../../kernel/lenient.ts'
import { parseInnerJson } from '../../kernel/json.ts'
import { isCurrency } from '../../kernel/money.ts'
import { isSoundField } from '../../spoolConnections/fieldRule.ts'
import { FIELD_SETTINGS } from '../../spoolConnections/settingRules.ts'
import { isAdditionalField } from '../archive/check.ts'
import { readRow, unreadRow, type ReadRow } from '../records.ts'

/** Paths of the values of fields, as a spool has them. */
const PATHS: Readonly<Record<string, string>> = {
  spool: 'extra',
  filament: 'filament.extra',
  vendor: 'filament.vendor.extra',
}

/** Reads the additional fields that a setting of Spoolman defines; other settings define none. */
export function* readSpoolmanFields(key: unknown, value: unknown): Generator<ReadRow> {
  const name = textOf(key) ?? ''
  const entity = FIELD_SETTINGS.exec(name)?.[1]
  if (entity === undefined) return
  const list = parsedOrNull(value)
  if (Array.isArray(list)) for (const definition of list) yield readField(entity, definition)
  else yield unreadRow('Settings', name, 'Error', 'The row cannot be read.')
}

/** Reads the currency of all prices, if this is the setting that names it. */
export function readSpoolmanCurrency(key: unknown, value: unknown): string | null {
  if (textOf(key) !== 'currency') return null
  const code = textOf(parsedOrNull(value))?.toUpperCase() ?? ''
  return isCurrency(code) ? code : null
}

function readField(entity: string, definition: unknown): ReadRow {
  const raw: Fields = isObject(definition) ? definition : {}
  const key = textOf(raw['key']) ?? ''
  const field = {
    entity,
    key: raw['key'],
    name: raw['name'],
    position: raw['order'] ?? 0,
    unit: raw['unit'] ?? null,
    fieldType: raw['field_type'],
    defaultValue: raw['default_value'] ?? null,
    choices: raw['choices'] ?? null,
    multiChoice: raw['field_type'] === 'choice' ? (raw['multi_choice'] ?? false) : null,
  }
  const label = `${textOf(raw['name']) ?? ''} (${PATHS[entity]}.${key})`
  if (isAdditionalField(field) && isSoundField(field)) {
    return readRow(`spoolman:field:${entity}:${key}`, label, { kind: 'Settings', field })
  }
  return unreadRow('Settings', label, 'Error', 'The definition of this additional field is not valid.')
}

function parsedOrNull(text: unknown): unknown {
  try {
    return typeof text === 'string' ? parseInnerJson(text) : null
  } catch {
    return null
  }
}
