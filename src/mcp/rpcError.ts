import type { Response } from 'express'

/** JSON-RPC's own codes. */
export const PARSE_ERROR = -32700
export const INVALID_REQUEST = -32600
/** Codes of the protocol's own library for errors that JSON-RPC has no code for. */
export const SERVER_ERROR = -32000

/** Responds to a message that could not be read; its id is not known (JSON-RPC 2.0, section 5.1, which lists the codes). */
export function rpcError(res: Response, status: number, code: number, message: string): void {
  res.status(status).set('Content-Type', 'application/json')
  res.send(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }))
}
