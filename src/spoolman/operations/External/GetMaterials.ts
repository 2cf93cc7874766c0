import type { SpoolmanOperation } from '../../operation.ts'

export const handle: SpoolmanOperation<'External_GetMaterials'> = () => Promise.resolve({ status: 200, body: [] })
