import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { nameAgent } from '../agents/grants.ts'
import { readBody } from '../http/body.ts'
import type { Dispatcher } from '../http/dispatch.ts'
import { trailOf, type Trail } from '../http/observe.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { identifyAgent, type Agent } from './agent.ts'
import { scopeMissing } from './challenge.ts'
import { agentName, calledTool, isBatch } from './message.ts'
import { allowOrigin, requireOrigin } from './origin.ts'
import { INVALID_REQUEST, PARSE_ERROR, rpcError, SERVER_ERROR } from './rpcError.ts'
import { tools } from './tools.ts'

const TOOLS = /^\/mcp\/?(?=\?|$)/i
const METHODS = 'OPTIONS, POST'
const BODY = { types: ['application/json'], limit: 1024 * 1024 }

/** The tool server: Model Context Protocol over Streamable HTTP, without sessions. */
export function toolRoute(services: Services, dispatcher: Dispatcher): RequestHandler {
  return (req: Request, res: Response, next: NextFunction) => {
    if (TOOLS.test(req.url)) answer(services, dispatcher, req, res).catch(next)
    else next()
  }
}

/**
 * What is refused before the message is read is a problem document, as everywhere; from the message on, errors are JSON-RPC's.
 * An agent that is refused counts for its address: it must not use up what the user's other agents have.
 */
async function answer(services: Services, dispatcher: Dispatcher, req: Request, res: Response): Promise<void> {
  const { config, db, limits } = services
  const trail = trailOf(req)
  trail.operationId = 'mcp'
  res.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' })
  allowOrigin(config, req, res)
  const query = req.url.split('?')[1] ?? ''
  const agent = await identifyAgent(services, { rawHeaders: req.rawHeaders, query })
  const userId = agent instanceof Problem ? null : agent.caller.userId
  trail.userId = userId
  await limits.count(userId === null ? 'address' : 'tools', { userId }, req, res)
  requireOrigin(config, req)
  if (req.method === 'OPTIONS') return void res.set({ Allow: METHODS }).status(204).end()
  if (req.method !== 'POST') throw new Problem('method-not-allowed', undefined, { headers: { Allow: METHODS } })
  if (agent instanceof Problem) throw agent
  const message = await readMessage(req, res)
  if (message === undefined) return
  requireScope(services, agent, message, trail)
  const name = agentName(message)
  if (name !== null) await nameAgent(db, agent.caller.userId, agent.caller.credentialId, name)
  // The protocol's library is a tenth of what there is to load; tests of the rest do without.
  const { serve } = await import('./serve.ts')
  await serve(services, dispatcher, agent, message, req, res)
}

/** The one message of a body; undefined when the answer is written already. */
async function readMessage(req: Request, res: Response): Promise<unknown> {
  try {
    const { value } = await readBody(req, res, BODY)
    if (value !== undefined && !isBatch(value)) return value
    return rpcError(res, 400, INVALID_REQUEST, 'Send one JSON-RPC message; these revisions have no batches.')
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    res.set(error.headers)
    const code = error.status === 400 ? PARSE_ERROR : SERVER_ERROR
    return rpcError(res, error.status, code, error.errors?.['body']?.[0] ?? error.detail)
  }
}

/** Calls beyond the token's scopes are refused as HTTP requests, so that a client can ask its user for more (MCP, "Step-up authorization"). */
function requireScope({ config }: Services, { scopes }: Agent, message: unknown, trail: Trail): void {
  const tool = tools.get(calledTool(message) ?? '')
  if (!tool) return
  trail.operationId = `mcp/${tool.name}`
  if (scopes.includes(tool.scope)) return
  throw scopeMissing(config, [...scopes, tool.scope], `The tool ${tool.name} needs the scope ${tool.scope}.`)
}
