import type { Schemas } from './schemas.ts'

type User = Schemas['UserProfileDto']

/** Settings that follow from where a browser is. */
export type BrowserSettings = Pick<User, 'timeZone' | 'currency'>

const EURO = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'
/** Currencies by region (ISO 4217, ISO 3166-1), without those of the euro area. */
const CURRENCIES: Readonly<Record<string, string>> = {
  AE: 'AED',
  AR: 'ARS',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CL: 'CLP',
  CN: 'CNY',
  CO: 'COP',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HK: 'HKD',
  HU: 'HUF',
  ID: 'IDR',
  IL: 'ILS',
  IN: 'INR',
  IS: 'ISK',
  JP: 'JPY',
  KR: 'KRW',
  LI: 'CHF',
  MX: 'MXN',
  MY: 'MYR',
  NO: 'NOK',
  NZ: 'NZD',
  PH: 'PHP',
  PL: 'PLN',
  RO: 'RON',
  RS: 'RSD',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  TW: 'TWD',
  UA: 'UAH',
  US: 'USD',
  VN: 'VND',
  ZA: 'ZAR',
}

/**
 * Settings of a new account that differ from what the browser says; null for an account whose settings were changed before,
 * and when nothing differs.
 * @param language preferred language of the browser, such as `de-AT`; one without a region stands for its main region
 */
export function settingsToAdopt(
  user: BrowserSettings & Pick<User, 'createdDate' | 'updatedDate'>,
  timeZone: string,
  language: string,
): BrowserSettings | null {
  const isNew = user.createdDate === user.updatedDate && user.timeZone === 'UTC'
  const currency = currencyOf(language) ?? user.currency
  if (!isNew || (timeZone === user.timeZone && currency === user.currency)) return null
  return { timeZone, currency }
}

function currencyOf(language: string): string | null {
  try {
    const { region = '' } = new Intl.Locale(language).maximize()
    return EURO.split(' ').includes(region) ? 'EUR' : (CURRENCIES[region] ?? null)
  } catch {
    return null
  }
}
