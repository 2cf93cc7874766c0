import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { ownerOf } from '../admission/owner.ts'
import { nameAgent } from '../agents/grants.ts'
import { compressed } from '../http/compressed.ts'
import { readBody } from '../http/body.ts'
import type { Pipeline } from '../http/pipeline.ts'
import { traceOf, type RequestTrace } from '../http/requestTrace.ts'
import { Problem } from '../kernel/problem.ts'
import type { Services } from '../services.ts'
import { identifyAgent, type ToolCaller } from './agent.ts'
import { scopeMissing } from './challenge.ts'
import { agentName, calledTool, messagesOf } from './message.ts'
import { allowOrigin, requireOrigin } from './origin.ts'
import { INVALID_REQUEST, PARSE_ERROR, rpcError, SERVER_ERROR } from './rpcError.ts'
import { tools } from './tools.ts'

const TOOLS = /^\/mcp\/?(?=\?|$)/i
const METHODS = 'OPTIONS, POST'
const NO_MESSAGE = 'Send one JSON-RPC message. Revision 2025-03-26 also allows batches of 1 to 20 messages.'
const BODY = { types: ['application/json'], limit: 1024 * 1024, isRequired: true }

/** The tool server: Model Context Protocol over Streamable HTTP, without sessions. */
export function toolRoute(services: Services, pipeline: Pipeline): RequestHandler {
  const compress = compressed()
  return (req: Request, res: Response, next: NextFunction) => {
    if (!TOOLS.test(req.url)) return next()
    compress(req, res, () => void answer(services, pipeline, req, res).catch(next))
  }
}

/**
 * Requests that are refused before the message is read get a problem document, as everywhere; later errors are JSON-RPC's.
 * An agent that is refused counts for its address: it must not use up what the user's other agents have.
 */
async function answer(services: Services, pipeline: Pipeline, req: Request, res: Response): Promise<void> {
  const { config, db, limits } = services
  const trace = traceOf(req)
  trace.operationId = 'mcp'
  res.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' })
  allowOrigin(config, req, res)
  const query = req.url.split('?')[1] ?? ''
  const agent = await identifyAgent(services, { rawHeaders: req.rawHeaders, query })
  const userId = agent instanceof Problem ? null : agent.caller.userId
  trace.userId = userId
  await limits.count(userId === null ? 'address' : 'tools', { userId }, req, res)
  requireOrigin(config, req)
  if (req.method === 'OPTIONS') return void res.set({ Allow: METHODS }).status(204).end()
  if (req.method !== 'POST') throw new Problem('method-not-allowed', undefined, { headers: { Allow: METHODS } })
  if (agent instanceof Problem) throw agent
  const body = await readMessages(services, agent, req, res)
  if (!body) return
  const { value, messages } = body
  // A batch counts as many requests as it has messages.
  for (let count = 1; count < messages.length; count++) await limits.count('tools', { userId }, req, res)
  for (const message of messages) requireScope(services, agent, message, trace)
  const name = messages.map(agentName).find((text) => text !== null)
  if (name !== undefined) await nameAgent(db, agent.caller.userId, agent.caller.credentialId, name)
  // The protocol's library is a tenth of what there is to load; tests of the rest do without.
  const { serve } = await import('./serve.ts')
  await serve(services, pipeline, agent, value, req, res)
}

interface Messages {
  /** The body: a message, or a batch. */
  readonly value: unknown
  readonly messages: readonly unknown[]
}

/** The messages of a body; null when the response is written already. */
async function readMessages(
  services: Services,
  agent: ToolCaller,
  req: Request,
  res: Response,
): Promise<Messages | null> {
  try {
    const { value } = await readBody(services, req, res, BODY, ownerOf(agent.caller.userId, req.ip))
    const messages = messagesOf(value, req.get('MCP-Protocol-Version'))
    if (messages) return { value, messages }
    rpcError(res, 400, INVALID_REQUEST, NO_MESSAGE)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    res.set(error.headers)
    const code = error.status === 400 ? PARSE_ERROR : SERVER_ERROR
    rpcError(res, error.status, code, error.errors?.['body']?.[0] ?? error.detail)
  }
  return null
}

/** Calls beyond the token's scopes are refused as HTTP requests, so that a client can ask its user for more (MCP, "Step-up authorization"). */
function requireScope({ config }: Services, { scopes }: ToolCaller, message: unknown, trace: RequestTrace): void {
  const tool = tools.get(calledTool(message) ?? '')
  if (!tool) return
  trace.operationId = `mcp/${tool.name}`
  if (scopes.includes(tool.scope)) return
  throw scopeMissing(config, [...scopes, tool.scope], `The tool ${tool.name} needs the scope ${tool.scope}.`)
}
