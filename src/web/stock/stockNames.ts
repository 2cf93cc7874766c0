import * as texts from '#texts/stock'
import { describe } from '../filaments/stock.ts'
import type { Schemas } from '../schemas.ts'

type Row = Pick<Schemas['StockRowDto'], 'kind' | 'brand' | 'name' | 'materialType' | 'colorName'>

/** Name of a row of the stock; its color or its material where it has none. */
export function nameOfRow({ kind, name, colorName, materialType }: Row): string {
  if (materialType === null) return texts.unknownMaterial
  return kind === 'Material' ? texts.anySpool({ material: materialType }) : (name ?? colorName ?? materialType)
}

/** Description below the name of a row, as spools have it; '' where the name says all. */
export function describeRow({ kind, brand, materialType, colorName }: Row): string {
  return kind === 'Material' || materialType === null ? '' : describe({ brand, materialType, colorName })
}

/** Address of the list of the spools of a row, or of the page of its type. */
export function hrefOfRow({ typeId, materialType }: Pick<Schemas['StockRowDto'], 'typeId' | 'materialType'>): string {
  if (typeId !== null) return `/filaments/types/${typeId}`
  return materialType === null ? '/filaments' : `/filaments?${new URLSearchParams({ materialTypes: materialType })}`
}
