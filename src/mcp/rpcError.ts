import { PARSE_ERROR } from '@modelcontextprotocol/server'
import type { Response } from 'express'

/** The code that the protocol's own library answers with where JSON-RPC has none. */
const SERVER_ERROR = -32000

/** Answers a message that could not be read (JSON-RPC 2.0, section 5.1); its id is not known. */
export function rpcError(res: Response, status: number, message: string): void {
  const code = status === 400 ? PARSE_ERROR : SERVER_ERROR
  res.status(status).set('Content-Type', 'application/json')
  res.send(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }))
}
