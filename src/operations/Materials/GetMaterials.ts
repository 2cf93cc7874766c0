import type { Operation } from '../../contract/operation.ts'
import { MATERIALS } from '../../filaments/materials.ts'

export const handle: Operation<'Materials_GetMaterials'> = () =>
  Promise.resolve({ status: 200, body: { items: [...MATERIALS] } })
