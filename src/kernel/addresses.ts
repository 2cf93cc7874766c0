import { BlockList, isIP, isIPv4 } from 'node:net'

/** Address ranges that Express knows by name. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal']
/** Address length in bits by IP version. */
const BITS = { 4: 32, 6: 128 }

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether a listening host is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true
  const version = isIP(host)
  return version !== 0 && loopback.check(host, version === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Whether Express accepts a text as the address or address range of a proxy: `10.0.0.1`, `10.0.0.0/8`,
 * `10.0.0.0/255.0.0.0`, `fd00::/8`, `loopback`. Short forms such as `10.1`, which Express accepts, are refused because
 * `1` may be meant as a number of proxies.
 */
export function isAddressRange(text: string): boolean {
  if (NAMED_RANGES.includes(text)) return true
  const [address = '', range, ...rest] = text.split('/')
  const bits = BITS[isIP(address) as keyof typeof BITS] ?? 0
  if (bits === 0 || rest.length > 0) return false
  if (range === undefined) return true
  if (isIPv4(range)) return bits === BITS[4] && isNetmask(range)
  return /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= bits
}

/** Whether an address consists of ones followed by zeros in binary. */
function isNetmask(address: string): boolean {
  const binary = address.split('.').map((byte) => Number(byte).toString(2).padStart(8, '0'))
  return /^1+0*$/.test(binary.join(''))
}
