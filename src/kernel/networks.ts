import { BlockList, isIP, isIPv6 } from 'node:net'

/** A set of networks. */
export class Networks {
  readonly #list = new BlockList()
  readonly isEmpty: boolean

  /** @param ranges networks in CIDR notation, or addresses, as `isNetwork` accepts them */
  constructor(ranges: readonly string[]) {
    for (const range of ranges) {
      const [address = '', bits = isIPv6(range) ? '128' : '32'] = range.split('/')
      this.#list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
    }
    this.isEmpty = ranges.length === 0
  }

  /** Whether an address is in one of the networks. */
  has(address: string): boolean {
    return this.#list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
}

/** Whether a text is a network in CIDR notation such as `192.168.0.0/16`, or an address. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
}
