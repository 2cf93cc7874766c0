/** Kind of record or setting that the interface sends changes of. */
export type Resource = 'spool' | 'filament' | 'vendor' | 'setting'

/** Records whose changes a WebSocket receives. */
export interface Topic {
  /** Null for all kinds. */
  readonly resource: Resource | null
  /** Id of one record, or key of a setting; null for all. */
  readonly id: string | null
}

const SOCKET_PATH = /^\/api\/v1(?:\/|\/(spool|filament|vendor)(?:\/(\d{1,9}))?\/?|\/(setting)(?:\/(\w{1,64}))?\/?)$/

/** Reads which changes the path of a WebSocket stands for; null for a path without one. */
export function topicOf(path: string): Topic | null {
  const match = SOCKET_PATH.exec(path)
  if (!match) return null
  const [, kind, id, setting, key] = match
  return { resource: (kind ?? setting ?? null) as Topic['resource'], id: id ?? key ?? null }
}
