import type { EventsDto } from '../../generated/api.d.ts'
import { drainEvents } from '../../src/events/drain.ts'
import { inTransaction } from '../../src/database/transaction.ts'
import { recordEvents } from '../../src/events/record.ts'
import type { CallInput, Client } from './client.ts'
import { checkEvent } from './eventSchemas.ts'
import type { Owner } from './factories.ts'
import type { TestServer } from './server.ts'

/** Logs `ping` events of a user, whose data counts from a number. */
export async function ping(
  { services }: Pick<TestServer, 'services'>,
  user: Owner,
  count = 1,
  from = 1,
): Promise<void> {
  const { db } = services
  const numbers = Array.from({ length: count }, (_, index) => from + index)
  await inTransaction(db, (trx) =>
    Promise.resolve(
      recordEvents(
        trx,
        numbers.map((number) => ({ userId: user.id, name: 'ping', recordId: number, data: { number } })),
      ),
    ),
  )
  await drainEvents(db)
}

/** Reads a page of a log, whose events must be as the contract says. Those of `ping` above have data of their own. */
export async function readEvents(client: Client, input: CallInput): Promise<EventsDto> {
  const body = (await client.call('Events_GetEvents', input)).body as EventsDto
  for (const event of body.items) if (event.type !== 'ping') checkEvent(event)
  return body
}
