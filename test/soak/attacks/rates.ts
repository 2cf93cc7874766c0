import { readConfig } from '../../../src/config/config.ts'

const { limits } = readConfig({})

/** Milliseconds between two bursts. */
export const SECOND = 1000
/** Requests a second of one address without credentials, and of one user, that the limits allow. */
export const ADDRESS_RATE = Math.floor(limits.address / 60)
export const USER_RATE = Math.floor(limits.user / 60)
/** The largest body of slicers and devices, in bytes (contract, `x-max-body-bytes`). */
export const LARGEST_BODY = 4 * 1024 * 1024
/** Names of the slicer settings that are the most work: as many as are accepted, beside a few. */
const MANY_NAMES = 29_900

/** The text of an object of 4 MiB with as many names as are accepted. */
export function largestSettings(): string {
  const value = 'a'.repeat(Math.floor(LARGEST_BODY / MANY_NAMES) - 10)
  const members = Array.from({ length: MANY_NAMES }, (_, index) => `"${index.toString(36)}":"${value}"`)
  return `{${members.join(',')}}`
}
