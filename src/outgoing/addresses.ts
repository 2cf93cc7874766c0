import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Networks } from '../kernel/networks.ts'

/** Finds the addresses of a host; empty when it has none. */
export type Resolve = (host: string) => Promise<readonly string[]>

/** Milliseconds for one query, of which there are two. */
const QUERY_TIMEOUT = 2500
/** A public address that serves the metadata of virtual machines. */
const METADATA = new Set(['168.63.129.16'])
/** The only part of IPv6 that is assigned to the public internet (RFC 4291, section 2.4). */
const GLOBAL = ipaddr.parseCIDR('2000::/3')
/** Names that DNS does not know: single words, and those of mDNS (RFC 6762). */
const LOCAL_NAME = /^[^.]+$|\.(?:local|localhost)$/i
/** Errors that say that there is nothing: responses of DNS, and the refusal of a name that DNS cannot have. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

/** Whether an address is on the public internet: no private, local, reserved or translated one. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || METADATA.has(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL))
}

/**
 * Makes a resolver. It asks DNS without the threads that Node's own look-up occupies, because a name server that does
 * not respond would hold up file access and images. Names that only the system knows (`/etc/hosts`, mDNS) are looked up
 * where private networks are allowed, one at a time.
 */
export function createResolver(networks: Networks): Resolve {
  let turn: Promise<unknown> = Promise.resolve()
  const ofSystem = (host: string) => {
    const found = turn.then(async () => {
      const addresses = await lookup(host, { all: true }).catch(nothing)
      return addresses.map(({ address }) => address)
    })
    turn = found.catch(() => undefined)
    return found
  }
  return async (host) => {
    if (isIP(host) !== 0) return [host]
    if (LOCAL_NAME.test(host) && !networks.isEmpty) return ofSystem(host)
    const resolver = new Resolver({ timeout: QUERY_TIMEOUT, tries: 2 })
    const answers = await Promise.all([resolver.resolve4(host).catch(nothing), resolver.resolve6(host).catch(nothing)])
    const addresses = answers.flat()
    return addresses.length === 0 && !networks.isEmpty ? ofSystem(host) : addresses
  }
}

/** @throws the error, unless it says that there is nothing */
function nothing(error: NodeJS.ErrnoException): [] {
  if (NOTHING.has(error.code ?? '')) return []
  throw error
}
