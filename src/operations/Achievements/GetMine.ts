import { comesLater } from '../../contract/comesLater.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Achievements_GetMine'> = comesLater
