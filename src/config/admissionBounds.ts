import type { StorageSetting } from './storageLimits.ts'

/** Bounds of the concurrent work of one process. */
export interface AdmissionBounds {
  /** Bytes of all request bodies in flight. */
  readonly bodyBytes: number
  /** Bytes of one user's request bodies in flight. */
  readonly bodyBytesPerUser: number
  /** Bytes of request bodies in flight without a credential, per network address. */
  readonly bodyBytesPerAddress: number
  /** Expensive requests processed concurrently per user, or per network address without a credential. */
  readonly heavyRequestsPerUser: number
  /** Seconds that such a request may wait for its turn. */
  readonly waitSeconds: number
  /** Open connections. */
  readonly connections: number
  /** Open connections of one network address that is not a trusted proxy. */
  readonly connectionsPerAddress: number
  /** Bytes of responses that clients have not read. */
  readonly unreadBytes: number
  /** Bytes of responses that a stalled connection may leave unread. */
  readonly unreadBytesPerConnection: number
  /** Open streams of events. */
  readonly eventStreams: number
  /** Open streams of events of one user. */
  readonly eventStreamsPerUser: number
  /** Open WebSockets of the spool interface. */
  readonly spoolSockets: number
  /** Open WebSockets of one spool connection. */
  readonly spoolSocketsPerConnection: number
}

const MIB = 1024 * 1024
/** A day. Timers of Node wait for 24 days at most, and not at all beyond. */
const MAX_WAIT_SECONDS = 86_400

/** Settings of all admission bounds, in the order of the configuration document. */
export const ADMISSION_SETTINGS: Readonly<Record<keyof AdmissionBounds, StorageSetting>> = {
  bodyBytes: { variable: 'ADMISSION_BODY_BYTES', fallback: 256 * MIB },
  bodyBytesPerUser: { variable: 'ADMISSION_BODY_BYTES_PER_USER', fallback: 64 * MIB },
  bodyBytesPerAddress: { variable: 'ADMISSION_BODY_BYTES_PER_ADDRESS', fallback: 32 * MIB },
  heavyRequestsPerUser: { variable: 'ADMISSION_HEAVY_REQUESTS_PER_USER', fallback: 4 },
  waitSeconds: { variable: 'ADMISSION_WAIT_SECONDS', fallback: 10, maximum: MAX_WAIT_SECONDS },
  connections: { variable: 'ADMISSION_CONNECTIONS', fallback: 4096 },
  connectionsPerAddress: { variable: 'ADMISSION_CONNECTIONS_PER_ADDRESS', fallback: 200 },
  unreadBytes: { variable: 'ADMISSION_UNREAD_BYTES', fallback: 128 * MIB },
  unreadBytesPerConnection: { variable: 'ADMISSION_UNREAD_BYTES_PER_CONNECTION', fallback: MIB },
  eventStreams: { variable: 'ADMISSION_EVENT_STREAMS', fallback: 1000 },
  eventStreamsPerUser: { variable: 'ADMISSION_EVENT_STREAMS_PER_USER', fallback: 5 },
  spoolSockets: { variable: 'ADMISSION_SPOOL_SOCKETS', fallback: 1000 },
  spoolSocketsPerConnection: { variable: 'ADMISSION_SPOOL_SOCKETS_PER_CONNECTION', fallback: 20 },
}
