/** Request target below `/spoolman`. */
export interface SpoolmanAddress {
  /** Key that the path names; null when the request must bring it in a header. */
  readonly key: string | null
  /** Path below the key, as the contract of the interface writes it; empty for the address of the connection itself. */
  readonly path: string
  /** Query as sent, without the question mark. */
  readonly query: string
}

/** Whether a request target belongs to the spool interface. */
export function isSpoolman(url: string): boolean {
  return /^\/spoolman(?=[/?]|$)/i.test(url)
}

/**
 * Divides a request target of the spool interface into key, path and query. Programs that are told an address with a slash at
 * its end send two before the path.
 */
export function readAddress(url: string): SpoolmanAddress {
  const [target = '', ...rest] = url.split('?')
  const below = target.replace(/^\/spoolman/i, '').replace(/^\/{2,}(?=api\/|metrics\/?$)/i, '/')
  const query = rest.join('?')
  if (/^\/(api\/|metrics\/?$)/i.test(below) || /^\/?$/.test(below)) return { key: null, path: below, query }
  const [, key = '', path = ''] = /^\/([^/]*)(\/.*)?$/s.exec(below) ?? []
  return { key, path: path.replace(/^\/{2,}/, '/'), query }
}
