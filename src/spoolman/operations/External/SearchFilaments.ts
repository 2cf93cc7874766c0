import type { SpoolmanOperation } from '../../operation.ts'

export const handle: SpoolmanOperation<'External_SearchFilaments'> = () => Promise.resolve({ status: 200, body: [] })
