import { readConfig } from '../../../src/config/config.ts'

const { limits } = readConfig({})

/** Milliseconds between two bursts. */
export const SECOND = 1000
/** Requests a second of one address without credentials, and of one user, that the limits allow. */
export const ADDRESS_RATE = Math.floor(limits.address / 60)
export const USER_RATE = Math.floor(limits.user / 60)
/** The largest body of slicers and devices, in bytes (contract, `x-max-body-bytes`). */
export const LARGEST_BODY = 4 * 1024 * 1024
/** Names of the slicer settings that are the most work. */
const MANY_NAMES = 400_000

/** The text of an object with many short names, of 4 MiB at most. */
export function manyNames(): string {
  const members = Array.from({ length: MANY_NAMES }, (_, index) => `"${index.toString(36)}":1`)
  return `{${members.join(',')}}`
}
