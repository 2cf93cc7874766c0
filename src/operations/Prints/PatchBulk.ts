import { comesLater } from '../../contract/comesLater.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Prints_PatchBulk'> = comesLater
