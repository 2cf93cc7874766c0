import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { EVENT_NAMES, type EventName } from '../events/names.ts'
import type { LoggedEvent } from '../events/read.ts'
import { Problem } from '../kernel/problem.ts'
import { readCurrency } from './currency.ts'
import { deletedPayload } from './deleted.ts'
import { readFilamentOfType } from './filaments.ts'
import { readSetting } from './settings.ts'
import { readSpool } from './spools.ts'
import type { Resource, Topic } from './topic.ts'
import { readVendor } from './vendors.ts'

type ChangeType = 'added' | 'updated' | 'deleted'

/** Events that change what the interface shows of a record. */
const CHANGES: Partial<Record<EventName, readonly [Resource, ChangeType]>> = {
  'spool.created': ['spool', 'added'],
  'spool.updated': ['spool', 'updated'],
  'spool.used': ['spool', 'updated'],
  'spool.low': ['spool', 'updated'],
  'spool.emptied': ['spool', 'updated'],
  'spool.deleted': ['spool', 'deleted'],
  'filamentType.created': ['filament', 'added'],
  'filamentType.updated': ['filament', 'updated'],
  'filamentType.deleted': ['filament', 'deleted'],
  'brand.created': ['vendor', 'added'],
  'brand.updated': ['vendor', 'updated'],
  'brand.deleted': ['vendor', 'deleted'],
  'spoolSetting.updated': ['setting', 'updated'],
}

/** Reads a record by its id in the interface, or a setting by its key. */
const READERS: Record<Resource, (db: Kysely<DB>, userId: number, id: string) => Promise<object>> = {
  spool: (db, userId, id) => readSpool(db, userId, Number(id)),
  filament: (db, userId, id) => readFilamentOfType(db, userId, Number(id)),
  vendor: (db, userId, id) => readVendor(db, userId, Number(id)),
  setting: async (db, userId, key) => ({ key, setting: await readSetting(db, userId, key) }),
}

/** Members of an event's record that may identify it. */
interface Shown {
  readonly id: number
  readonly number: number
  readonly key: string
}

interface Change {
  readonly type: ChangeType
  readonly resource: Resource
  /** Id of a record, or key of a setting. */
  readonly id: string
  readonly event: LoggedEvent
}

/** Names of the events that a WebSocket needs. */
export function eventNamesOf({ resource }: Topic): EventName[] {
  return EVENT_NAMES.filter((name) => {
    const change = CHANGES[name]
    return change !== undefined && (resource === null || change[0] === resource)
  })
}

/**
 * Checks that the record of a topic exists.
 * @throws Problem 404 when it does not, or is another user's
 */
export async function requireTopic(db: Kysely<DB>, userId: number, { resource, id }: Topic): Promise<void> {
  if (resource === null || id === null) return
  await READERS[resource](db, userId, id)
}

/**
 * Yields the messages about events, with each record as it is now. Several updates of a record in a row are one message;
 * a record that is gone has a message only for its deletion.
 */
export async function* changeTexts(
  db: Kysely<DB>,
  userId: number,
  topic: Topic,
  events: readonly LoggedEvent[],
): AsyncGenerator<string, void, void> {
  const changes = events.flatMap((event) => changeOf(event, topic) ?? [])
  for (const [index, change] of changes.entries()) {
    const { type, resource, event } = change
    if (type === 'updated' && changes.slice(index + 1).some((later) => isSame(later, change))) continue
    const payload = await payloadOf(db, userId, change)
    if (payload) yield JSON.stringify({ type, resource, date: event.createdDate, payload })
  }
}

function changeOf(event: LoggedEvent, topic: Topic): Change | null {
  const change = CHANGES[event.name]
  if (!change) return null
  const [resource, type] = change
  const id = idOf(resource, JSON.parse(event.data) as Shown)
  return topic.id === null || topic.id === id ? { type, resource, id, event } : null
}

function idOf(resource: Resource, { id, number, key }: Shown): string {
  if (resource === 'setting') return key
  return String(resource === 'spool' ? number : id)
}

function isSame(one: Change, other: Change): boolean {
  return one.resource === other.resource && one.id === other.id
}

async function payloadOf(
  db: Kysely<DB>,
  userId: number,
  { type, resource, id, event }: Change,
): Promise<object | null> {
  if (type === 'deleted') return deletedPayload(resource, event.data, await readCurrency(db, userId))
  try {
    return await READERS[resource](db, userId, id)
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null
    throw error
  }
}
