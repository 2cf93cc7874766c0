import { languages, type Language } from '../../generated/texts/languages.ts'
import type { Schemas } from './schemas.ts'

type User = Schemas['UserProfileDto']

/** Settings that follow from where a browser is, and from its language. */
export type BrowserSettings = Pick<User, 'timeZone' | 'currency' | 'language'>

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
 * @param preferred preferred language of the browser, such as `de-AT`; one without a region stands for its main region
 * @param ofPages language that the pages have in this browser; the default one needs no choice, since notifications have it anyway
 */
export function settingsToAdopt(
  user: BrowserSettings & Pick<User, 'createdDate' | 'updatedDate'>,
  timeZone: string,
  preferred: string,
  ofPages: Language,
): BrowserSettings | null {
  const isNew = user.createdDate === user.updatedDate && user.timeZone === 'UTC'
  const currency = currencyOf(preferred) ?? user.currency
  const language = user.language ?? (ofPages === languages[0] ? null : ofPages)
  const isSame = timeZone === user.timeZone && currency === user.currency && language === user.language
  return !isNew || isSame ? null : { timeZone, currency, language }
}

function currencyOf(language: string): string | null {
  try {
    const { region = '' } = new Intl.Locale(language).maximize()
    return EURO.split(' ').includes(region) ? 'EUR' : (CURRENCIES[region] ?? null)
  } catch {
    return null
  }
}
