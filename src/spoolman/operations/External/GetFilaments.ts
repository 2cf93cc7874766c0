import type { SpoolmanOperation } from '../../operation.ts'

export const handle: SpoolmanOperation<'External_GetFilaments'> = () => Promise.resolve({ status: 200, body: [] })
