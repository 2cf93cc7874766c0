import { createHash, randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 32

/** Creates a personal API key: 32 letters and digits, 190 bits of randomness, every character equally likely. */
export function newApiKey(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}

/** Whether a text has the form of a key; the database is not asked about other texts. */
export function isApiKey(text: string): boolean {
  return /^[A-Za-z0-9]{32}$/.test(text)
}

/** Computes the stored form of a key, its SHA-256 hash. Random keys of this length need no salt and no slow hash. */
export function hashApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
