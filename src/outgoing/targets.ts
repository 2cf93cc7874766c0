import { isIP } from 'node:net'
import { requireNoTransaction } from '../database/transaction.ts'
import type { Networks } from '../kernel/networks.ts'
import { isPublic, type Resolve } from './addresses.ts'

/** Lowest port besides 80 and 443: those below belong to services that do not speak HTTP. */
const FIRST_FREE_PORT = 1024
const HTTP_PORTS = new Set([80, 443])

/** Reason why an address is not requested, as a sentence for the user who provided it. */
export class ForbiddenTarget extends Error {}

/** Target whose addresses may be requested. */
export interface PostTarget {
  readonly url: URL
  /** Addresses of its host, all of them checked. */
  readonly addresses: readonly string[]
}

/**
 * Rules for addresses that users provide: https on the public internet, and http or https in the networks that the
 * operator allows. They are checked when an address is saved and, because DNS may have changed, on each request.
 */
export class Targets {
  readonly #networks: Networks
  readonly #resolve: Resolve

  constructor(networks: Networks, resolve: Resolve) {
    this.#networks = networks
    this.#resolve = resolve
  }

  /**
   * Checks an address that is about to be saved. A host that cannot be resolved at the moment is accepted: an outage of
   * DNS must not prevent changes.
   * @throws ForbiddenTarget, and Error inside a database transaction
   */
  async require(text: string): Promise<void> {
    const url = this.#parse(text)
    this.#check(url, await this.#addresses(url).catch(() => []))
  }

  /**
   * Resolves the host of an address for one request, and checks every address of it.
   * @throws ForbiddenTarget, also when the host has no address; Error when DNS does not respond, and inside a database
   * transaction
   */
  async find(text: string): Promise<PostTarget> {
    const url = this.#parse(text)
    const addresses = await this.#addresses(url)
    if (addresses.length === 0) throw new ForbiddenTarget('The host name of the URL does not exist.')
    this.#check(url, addresses)
    return { url, addresses }
  }

  #parse(text: string): URL {
    requireNoTransaction('A receiver of webhooks')
    if (!URL.canParse(text)) throw new ForbiddenTarget('The URL cannot be read. Begin it with https://.')
    const url = new URL(text)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
      throw new ForbiddenTarget('The URL must begin with https://.')
    }
    if (url.protocol === 'http:' && this.#networks.isEmpty)
      throw new ForbiddenTarget('The URL must begin with https://.')
    if (url.username !== '' || url.password !== '') {
      throw new ForbiddenTarget('The URL must not contain a user name or a password.')
    }
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
    if (port < FIRST_FREE_PORT && !HTTP_PORTS.has(port)) {
      throw new ForbiddenTarget('The port of the URL must be 80, 443, or 1024 or above.')
    }
    return url
  }

  #check(url: URL, addresses: readonly string[]): void {
    for (const address of addresses) {
      if (this.#networks.has(address)) continue
      if (!isPublic(address)) {
        throw new ForbiddenTarget(
          'The URL leads to a network that this service does not send to. Use a public address, or ask the operator to allow the network.',
        )
      }
      if (url.protocol === 'http:') throw new ForbiddenTarget('The URL must begin with https://.')
    }
  }

  async #addresses(url: URL): Promise<readonly string[]> {
    const host = hostOf(url)
    return isIP(host) === 0 ? this.#resolve(host) : [host]
  }
}

/** Host of a URL; an IPv6 address without its brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}
