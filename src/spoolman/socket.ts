import type { Request, Response } from 'express'
import { WebSocketServer, type WebSocket } from 'ws'
import { lastPosition } from '../events/read.ts'
import type { Services } from '../services.ts'
import { followLog, type Followed } from '../streams/followLog.ts'
import type { SocketPlace } from '../streams/openSockets.ts'
import { changeTexts, eventNamesOf } from './changes.ts'
import type { Topic } from './topic.ts'

/** The maximum bytes of a message of a client. What clients say has no meaning; they send `ping`. */
const MESSAGE_BYTES = 1024
/** Bytes that a client may leave unread before its socket is dropped. */
const UNREAD_BYTES = 256 * 1024
/** Milliseconds that a client has to confirm the end. */
const CLOSE_MS = 1000
/** Response to every message of a client. */
const HEALTHY = JSON.stringify({ status: 'healthy' })
/** Status code of the end of a socket whose client connects again (RFC 6455, section 7.4.1). */
const GOING_AWAY = 1001

type SocketServices = Pick<Services, 'db' | 'events' | 'log'>

const handshakes = new WebSocketServer({
  noServer: true,
  autoPong: false,
  clientTracking: false,
  maxPayload: MESSAGE_BYTES,
  perMessageDeflate: false,
})

/** A request for a WebSocket with a valid key. */
interface SocketRequest {
  readonly req: Request
  readonly res: Response
  /** The first bytes after the head of the request. */
  readonly head: Buffer
  readonly place: SocketPlace
  readonly topic: Topic
}

/**
 * Opens a WebSocket, which then sends the changes of a topic by itself until it ends. A handshake that is not valid is
 * answered with 400 (RFC 6455, section 4.2).
 * @throws Problem 503 when the database is unavailable
 */
export async function openSocket(
  services: SocketServices,
  { req, res, head, place, topic }: SocketRequest,
): Promise<void> {
  const filter = { names: eventNamesOf(topic) }
  const after = await lastPosition(services.db, place.userId)
  res.statusCode = 400
  handshakes.handleUpgrade(req, req.socket, head, (socket) => {
    res.statusCode = 101
    serve(services, socket, place, topic, { userId: place.userId, after, filter })
  })
}

function serve(
  services: SocketServices,
  socket: WebSocket,
  place: SocketPlace,
  topic: Topic,
  followed: Followed,
): void {
  const closed = new AbortController()
  const signal = AbortSignal.any([closed.signal, place.ending])
  let isAlive = true
  place.onBeat = () => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }
  socket.on('pong', () => (isAlive = true))
  socket.on('ping', (data) => requireReader(socket) && socket.pong(data))
  socket.on('message', () => requireReader(socket) && socket.send(HEALTHY))
  socket.on('error', (error) => services.log.debug({ error }, 'a socket failed'))
  socket.once('close', () => closed.abort())
  const leave = () => end(socket)
  if (place.ending.aborted) return leave()
  place.ending.addEventListener('abort', leave, { once: true })
  void send(services, socket, topic, followed, signal)
}

/** Sends changes until the socket ends. After a failure, or when changes are lost, the client connects again. */
async function send(
  services: SocketServices,
  socket: WebSocket,
  topic: Topic,
  followed: Followed,
  signal: AbortSignal,
): Promise<void> {
  const { db, events: hub, log } = services
  try {
    for await (const { events, isReset } of followLog({ db, hub, log }, followed, signal)) {
      if (isReset) return end(socket)
      for await (const text of changeTexts(db, followed.userId, topic, events)) await sent(socket, text)
    }
  } catch (error) {
    if (!signal.aborted) log.debug({ error }, 'a socket ends')
    end(socket)
  }
}

/** Resolves when a message has left, so that a slow client has at most one in memory. */
function sent(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.send(text, (error) => (error ? reject(error) : resolve()))
  })
}

/** Drops a client that sends without reading the responses. Returns whether it reads. */
function requireReader(socket: WebSocket): boolean {
  if (socket.bufferedAmount <= UNREAD_BYTES) return true
  socket.terminate()
  return false
}

function end(socket: WebSocket): void {
  socket.close(GOING_AWAY)
  setTimeout(() => socket.terminate(), CLOSE_MS).unref()
}
