import { BATCH_VERSION } from './identity.ts'

/** The member in which a request of revision 2026-07-28 names its client. */
const CLIENT_INFO = 'io.modelcontextprotocol/clientInfo'

/** Messages of one batch. Agents batch a few calls at most; the server's library would accept 100. */
const MAX_BATCH = 20

/**
 * Reads the messages of a body.
 * @param revision the request's `MCP-Protocol-Version` field; without it, the body is read by revision 2025-03-26
 * @returns one message, or those of a batch (revision 2025-03-26, "Batching"); null when the revision does not allow the body
 */
export function messagesOf(body: unknown, revision: string | undefined): readonly unknown[] | null {
  if (body === undefined) return null
  if (!Array.isArray(body)) return [body]
  const isAllowed = (revision ?? BATCH_VERSION) === BATCH_VERSION
  return isAllowed && body.length > 0 && body.length <= MAX_BATCH ? body : null
}

/** The name of the tool that a message calls; null when it calls none. */
export function calledTool(message: unknown): string | null {
  const name = member(member(message, 'params'), 'name')
  return member(message, 'method') === 'tools/call' && typeof name === 'string' ? name : null
}

/**
 * The name that an agent gives itself: with every request in revision 2026-07-28, with `initialize` in those before. Shown to
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
