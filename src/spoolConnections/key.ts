import { newApiKey } from '../identity/apiKey.ts'

/** Beginning of every connection key. It tells the two kinds of keys apart, and lets the log recognize one anywhere. */
const PREFIX = 'sp_'
/** Characters of a key that its owner is shown later; they leave 166 bits of randomness. */
const HINT_LENGTH = 7

/** Creates the key of a spool connection: `sp_` and 32 letters and digits, 190 bits of randomness. */
export function newConnectionKey(): string {
  return PREFIX + newApiKey()
}

/** Whether a text has the form of a connection key; the database is not asked about other texts. */
export function isConnectionKey(text: string): boolean {
  return /^sp_[A-Za-z0-9]{32}$/.test(text)
}

/** Returns the first characters of a key, by which its owner tells connections apart. */
export function hintOf(key: string): string {
  return key.slice(0, HINT_LENGTH)
}
