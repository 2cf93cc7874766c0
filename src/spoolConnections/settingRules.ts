import { isCurrency, NO_CURRENCY } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'

interface SettingRule {
  readonly type: 'boolean' | 'string' | 'array' | 'object'
  /** JSON text. */
  readonly fallback: string
}

/** Settings that programs read and write, by key. */
export const SETTING_RULES: Readonly<Record<string, SettingRule>> = {
  currency: { type: 'string', fallback: '"EUR"' },
  round_prices: { type: 'boolean', fallback: 'false' },
  print_presets: { type: 'array', fallback: '[]' },
  label_designs: { type: 'array', fallback: '[]' },
  extra_fields_vendor: { type: 'array', fallback: '[]' },
  extra_fields_filament: { type: 'array', fallback: '[]' },
  extra_fields_spool: { type: 'array', fallback: '[]' },
  base_url: { type: 'string', fallback: '""' },
  locations: { type: 'array', fallback: '[]' },
  locations_spoolorders: { type: 'object', fallback: '{}' },
  dashboard_groups: { type: 'object', fallback: '{}' },
  dashboard_spoolorders: { type: 'object', fallback: '{}' },
}

/** Names of the settings that list additional fields, which are stored as fields. */
export const FIELD_SETTINGS = /^extra_fields_(vendor|filament|spool)$/

/** Settings that are stored under their key. */
export const STORED_SETTINGS: readonly string[] = Object.keys(SETTING_RULES).filter((key) => !FIELD_SETTINGS.test(key))

/**
 * @param value JSON text
 * @throws Problem 404 for an unknown setting; 400 for a value of another type, for a currency that does not exist, and for a
 * list of fields, which are stored as fields
 */
export function requireSetting(key: string, value: string | null): void {
  const rule = Object.hasOwn(SETTING_RULES, key) ? SETTING_RULES[key] : undefined
  if (!rule) throw new Problem('not-found', 'There is no such setting.')
  if (FIELD_SETTINGS.test(key)) throw Problem.invalid({ [key]: ['Additional fields are not stored as a setting.'] })
  if (value === null) return
  if (typeOf(value) !== rule.type)
    throw Problem.invalid({ [key]: [`This must be JSON of the type ${rule.type}, as text.`] })
  if (key === 'currency' && !isCurrency(String(JSON.parse(value)))) throw Problem.invalid({ [key]: [NO_CURRENCY] })
}

function typeOf(text: string): string {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? 'array' : typeof value
  } catch {
    return 'none'
  }
}
