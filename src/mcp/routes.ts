import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { ownerOf } from '../admission/owner.ts'
import { nameAgent } from '../agents/grants.ts'
import { readBody } from '../http/body.ts'
import type { Pipeline } from '../http/pipeline.ts'
import { traceOf, type RequestTrace } from '../http/requestTrace.ts'
import { Problem } from '../kernel/problem.ts'
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
export function toolRoute(services: Services, pipeline: Pipeline): RequestHandler {
  return (req: Request, res: Response, next: NextFunction) => {
    if (TOOLS.test(req.url)) answer(services, pipeline, req, res).catch(next)
    else next()
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
  const message = await readMessage(services, agent, req, res)
  if (message === undefined) return
  requireScope(services, agent, message, trace)
  const name = agentName(message)
  if (name !== null) await nameAgent(db, agent.caller.userId, agent.caller.credentialId, name)
  // The protocol's library is a tenth of what there is to load; tests of the rest do without.
  const { serve } = await import('./serve.ts')
  await serve(services, pipeline, agent, message, req, res)
}

/** The one message of a body; undefined when the answer is written already. */
async function readMessage(services: Services, agent: Agent, req: Request, res: Response): Promise<unknown> {
  try {
    const { value } = await readBody(services, req, res, BODY, ownerOf(agent.caller.userId, req.ip))
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
function requireScope({ config }: Services, { scopes }: Agent, message: unknown, trace: RequestTrace): void {
  const tool = tools.get(calledTool(message) ?? '')
  if (!tool) return
  trace.operationId = `mcp/${tool.name}`
  if (scopes.includes(tool.scope)) return
  throw scopeMissing(config, [...scopes, tool.scope], `The tool ${tool.name} needs the scope ${tool.scope}.`)
}
