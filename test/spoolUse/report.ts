import { createHash, randomUUID } from 'node:crypto'
import type { SpoolUse } from '../../src/spoolUse/use.ts'
import { useSpool } from '../../src/spoolUse/use.ts'
import { markAnswered, type UseReceipt } from '../../src/spoolUse/requests.ts'
import type { Workshop } from '../integrations/devices.ts'
import type { TestServer } from '../support/server.ts'

/** Names a content that no other report has. */
export function newContent(): string {
  return randomUUID()
}

/**
 * Reports use of the workshop's spool, by a connection bound to its printer, whose response then leaves.
 * @param changes members that differ, such as another printer
 */
export async function report(
  { services }: TestServer,
  { user, printer, spoolNumber }: Workshop,
  amount: SpoolUse['amount'],
  changes: Partial<SpoolUse> = {},
): Promise<UseReceipt> {
  const receipt = await useSpool(services.db, {
    userId: user.id,
    connectionId: CONNECTION,
    printerId: printer.id,
    spoolNumber,
    amount,
    fingerprint: fingerprintOf(newContent()),
    arrivedDate: services.now(),
    actor: 'Connection:test',
    ...changes,
  })
  await markAnswered(services.db, receipt, services.now())
  return receipt
}

/** A connection; each user may have one with this id. */
export const CONNECTION = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** The fingerprint of a content. */
export function fingerprintOf(content: string): Buffer {
  return createHash('sha256').update(content).digest()
}
