import pg from 'pg'
import { fillLogbook } from '../queries/logbook.ts'
import { signUp, type Instance } from '../support/instance.ts'
import type { Issuer } from '../support/issuer.ts'
import type { User } from '../support/user.ts'

/** Enough to keep two instances busy. */
const USERS = 8
/** Rows of each kind that everybody has to begin with. */
const ROWS = 500
/** More than all prints of the longest run take, in mg. */
const NOMINAL_MG = 1_000_000_000

/**
 * Somebody who prints without a pause, from one spool, on a printer for each program that reports to the service: starts of two programs
 * within 5 minutes on one printer are the same print.
 */
export interface Person extends User {
  readonly octoprintId: number
  readonly klipperId: number
  readonly printId: number
  readonly filamentId: string
}

/** Signs people up and fills their logbooks. */
export async function newPeople(
  instance: Instance,
  issuer: Issuer,
  databaseUrl: string,
  count = USERS,
): Promise<Person[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const people: Person[] = []
  for (let number = 0; number < count; number += 1) {
    const user = await signUp(instance, issuer)
    const { printId } = await fillLogbook(client, user.id, ROWS)
    const spool = { displayName: 'Busy', materialType: 'PLA', initialNominalWeightMg: NOMINAL_MG }
    const newPrinter = async (name: string) => {
      const body = { name, filamentDiameterMm: 1.75 }
      return (await instance.client.call('Printers_PostPrinter', { as: user, body })).body.id
    }
    const [octoprintId, klipperId] = [await newPrinter('OctoPrint'), await newPrinter('Klipper')]
    const { id: filamentId } = (await instance.client.call('Filaments_PostFilament', { as: user, body: spool })).body
    people.push({ ...user, octoprintId, klipperId, printId, filamentId })
  }
  await client.query('analyze')
  await client.end()
  return people
}
