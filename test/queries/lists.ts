import { fill } from '../support/client.ts'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import type { Logbook } from './logbook.ts'

/** Every list that comes in pages. */
export const pagedOperations: readonly ContractOperation[] = contractOperations.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'pageSize'),
)

/** The path of a list of a user's, or of what belongs to one record of theirs. */
export function listPath({ path }: ContractOperation, userId: number, logbook: Logbook): string {
  const [, resource = ''] = /^\/api\/(\w+)/.exec(path) ?? []
  const ids: Readonly<Record<string, string | number>> = {
    Users: userId,
    Prints: logbook.printId,
    Filaments: logbook.filamentId,
    Projects: logbook.projectId,
    Webhooks: logbook.webhookId,
    Imports: logbook.importId,
  }
  return fill(path, { id: ids[resource] ?? '' })
}
