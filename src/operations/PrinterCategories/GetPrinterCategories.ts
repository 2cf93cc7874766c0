import { comesLater } from '../../contract/comesLater.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'PrinterCategories_GetPrinterCategories'> = comesLater
