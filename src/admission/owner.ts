import { isIP } from 'node:net'
import { ipKeyGenerator } from 'express-rate-limit'

/** Owner of a request: its user, or its network address without credentials. */
export type Owner = `user:${number}` | `address:${string}`

/**
 * Determines the owner of a request.
 * @param userId null for a request without credentials
 * @param address network address of the client, as text
 */
export function ownerOf(userId: number | null, address: string | undefined): Owner {
  return userId === null ? addressOwner(address) : `user:${userId}`
}

/**
 * Returns the owner of an IPv4 address or of an IPv6 /56, which is what one customer is assigned. Malformed addresses
 * share one owner.
 */
export function addressOwner(address = ''): Owner {
  return isIP(address) === 0 ? 'address:unknown' : `address:${ipKeyGenerator(address)}`
}

/** Whether a request has no credential yet; its body may still contain one. */
export function isAnonymous(owner: Owner): boolean {
  return owner.startsWith('address:')
}
