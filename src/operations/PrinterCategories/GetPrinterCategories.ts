import type { PrinterCategoryDto } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'

const CATEGORIES: readonly PrinterCategoryDto[] = [
  { name: 'Fff', description: 'Lays down molten filament, layer by layer (FFF, FDM).' },
  { name: 'Resin', description: 'Hardens liquid resin with light (SLA, DLP, MSLA).' },
  { name: 'Powder', description: 'Fuses powder with heat or a binder (SLS, MJF).' },
  { name: 'Other', description: 'Works in another way.' },
]

export const handle: Operation<'PrinterCategories_GetPrinterCategories'> = async () => ({
  status: 200,
  body: { items: [...CATEGORIES] },
})
