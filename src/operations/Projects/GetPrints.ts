import { comesLater } from '../../contract/comesLater.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Projects_GetPrints'> = comesLater
