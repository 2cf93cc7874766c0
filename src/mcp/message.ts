/** The member in which a request of revision 2026-07-28 names its client. */
const CLIENT_INFO = 'io.modelcontextprotocol/clientInfo'

/** JSON-RPC's batches: none of our revisions knows them, and one of them would be many requests to the rate limit. */
export function isBatch(message: unknown): boolean {
  return Array.isArray(message)
}

/** The name of the tool that a message calls; null when it calls none. */
export function calledTool(message: unknown): string | null {
  const name = member(member(message, 'params'), 'name')
  return member(message, 'method') === 'tools/call' && typeof name === 'string' ? name : null
}

/**
 * The name that an agent gives itself: with `initialize` in revision 2025-11-25, with every request in 2026-07-28. Shown to
 * the user, believed by nobody.
 * @returns at most 200 printable characters, or null
 */
export function agentName(message: unknown): string | null {
  const params = member(message, 'params')
  const client = member(params, 'clientInfo') ?? member(member(params, '_meta'), CLIENT_INFO)
  const names = [member(client, 'title'), member(client, 'name')].filter((text) => typeof text === 'string')
  return names.map(clean).find((name) => name !== '') ?? null
}

function clean(text: string): string {
  return [...text.toWellFormed().replace(/\p{C}/gu, '')].slice(0, 200).join('').trim()
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}
