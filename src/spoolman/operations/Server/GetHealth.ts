import type { SpoolmanOperation } from '../../operation.ts'

export const handle: SpoolmanOperation<'Server_GetHealth'> = () =>
  Promise.resolve({ status: 200, body: { status: 'healthy' } })
