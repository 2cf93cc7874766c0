/** Origin of the public address, as browsers send it in `Origin`. */
export function publicOriginOf(baseUrl: string): string {
  return new URL(baseUrl).origin
}

/** Path of the public address, below which everything is served, such as `/print-log`; empty at the root of a host. */
export function basePathOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '')
}

/**
 * Removes the path of the public address from a request target. A target without it stays as it is: some proxies remove it
 * themselves, and probes call the service directly.
 */
export function belowBasePath(basePath: string, target: string): string {
  if (basePath === '' || !target.startsWith(basePath)) return target
  const rest = target.slice(basePath.length)
  return rest.startsWith('/') ? rest : /^(\?|$)/.test(rest) ? `/${rest}` : target
}
