/**
 * Whether one of our pages made a request. Cookies count only then, so that no other site can act for its
 * visitor. Browsers set both headers themselves, and scripts cannot (Fetch Metadata, section 2; Fetch, "Origin
 * header").
 * @param origin our own origin
 */
export function isSameOrigin(rawHeaders: readonly string[], origin: string): boolean {
  const site = header(rawHeaders, 'sec-fetch-site')
  return site === null ? header(rawHeaders, 'origin') === origin : site === 'same-origin'
}

function header(rawHeaders: readonly string[], name: string): string | null {
  const at = rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name)
  return at < 0 ? null : (rawHeaders[at + 1] ?? null)
}
