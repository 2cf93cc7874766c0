import type { Socket } from 'node:net'
import type { NextFunction, Request, RequestHandler, Response } from 'express'

/**
 * Begins a request when the one before it on the same connection has been responded to. Node would begin all that came in
 * one packet at once, and a client that sends a hundred requests without reading could fill the memory with responses.
 */
export function serializePipelined(): RequestHandler {
  const latest = new WeakMap<Socket, Promise<void>>()
  return (req: Request, res: Response, next: NextFunction) => {
    const { socket } = req
    const before = latest.get(socket)
    const answered = new Promise<void>((resolve) => {
      res.once('close', () => {
        if (latest.get(socket) === answered) latest.delete(socket)
        resolve()
      })
    })
    latest.set(socket, answered)
    if (before === undefined) return next()
    void before.then(() => {
      if (!socket.destroyed) next()
    })
  }
}
