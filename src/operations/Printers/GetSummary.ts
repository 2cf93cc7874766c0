import { comesLater } from '../../contract/comesLater.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Printers_GetSummary'> = comesLater
