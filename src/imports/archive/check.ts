import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { isCurrency } from '../../kernel/money.ts'
import type { Fields } from '../../kernel/lenient.ts'
import type { AdditionalField } from '../../spoolConnections/fieldRule.ts'
import { SCHEMAS, SPOOL_FIELD, type ResourceName } from './schemas.ts'

const MOMENT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/
const isDate = ajvFormats.default.get('date') as { readonly validate: (text: string) => boolean }

const ajv = new Ajv2020({ useDefaults: true, strict: false })
// PostgreSQL takes no `urn:uuid:`, which RFC 4122 allows.
ajv.addFormat('uuid', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
ajv.addFormat('storable', isStorable)
ajv.addFormat('name', (text: string) => text.trim() !== '' && isStorable(text))
ajv.addFormat('currency', isCurrency)
ajv.addFormat('day', (text: string) => /^[12]/.test(text) && isDate.validate(text))
ajv.addFormat(
  'moment',
  (text: string) => MOMENT.test(text) && isDate.validate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
)

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

const SENTENCES: Readonly<Record<string, string>> = {
  uuid: 'must be a UUID',
  storable: 'must not have a zero character or half of a surrogate pair',
  name: 'must not be blank, or have characters that cannot be stored',
  currency: 'must be an ISO 4217 currency code',
  day: 'must be a date such as 2026-03-14',
  moment: 'must be a time in UTC such as 2026-03-14T11:26:41.137Z',
}

const validators = new Map<ResourceName, ValidateFunction>()

/**
 * Checks a record of an archive, and adds the values of members that it lacks.
 * @returns what is wrong with it, in one sentence; null when nothing is
 */
export function recordMistake(resource: ResourceName, record: Fields): string | null {
  const validate = validators.get(resource) ?? ajv.compile(SCHEMAS[resource])
  validators.set(resource, validate)
  if (validate(record)) return resource === 'prints' ? timesMistake(record) : null
  const { instancePath = '', keyword = '', params = {}, message = 'is not valid' } = validate.errors?.[0] ?? {}
  if (keyword === 'required') return `${memberName(`${instancePath}/${String(params['missingProperty'])}`)} is missing.`
  const format = keyword === 'format' ? SENTENCES[String(params['format'])] : undefined
  return `${memberName(instancePath)} ${format ?? message}.`
}

let fieldValidator: ValidateFunction | null = null

/** Whether a record is an additional field; members that it lacks are added. */
export function isAdditionalField(record: Fields): record is Fields & AdditionalField {
  fieldValidator ??= ajv.compile(SPOOL_FIELD)
  return fieldValidator(record)
}

/** `/filamentUsage/0/amountMg` as `filamentUsage[0].amountMg`. */
function memberName(pointer: string): string {
  const name = pointer
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.')
  return name === '' ? 'The record' : name
}

function timesMistake({ startDate, endDate, printTimeInSeconds, totalTimeInSeconds }: Fields): string | null {
  if (typeof startDate === 'string' && typeof endDate === 'string' && Date.parse(endDate) < Date.parse(startDate)) {
    return 'endDate is before startDate.'
  }
  const isShorter =
    typeof totalTimeInSeconds === 'number' &&
    typeof printTimeInSeconds === 'number' &&
    totalTimeInSeconds < printTimeInSeconds
  return isShorter ? 'totalTimeInSeconds is less than printTimeInSeconds.' : null
}
