import * as texts from '#texts/stock'
import { formatWeight } from '../format.ts'
import { inOneLine } from '../inOneLine.ts'
import type { Schemas } from '../schemas.ts'

type Row = Pick<
  Schemas['StockRowDto'],
  'kind' | 'brand' | 'name' | 'materialType' | 'colorName' | 'initialNominalWeightMg'
>

/** Name of a row of the stock; its color or its material where it has none. */
export function nameOfRow({ kind, name, colorName, materialType }: Row): string {
  if (materialType === null) return texts.unknownMaterial
  return kind === 'Material' ? texts.anySpool({ material: materialType }) : (name ?? colorName ?? materialType)
}

/**
 * Description below the name of a row, as spools have it, with the weight of a new spool, which tells types apart that differ in nothing
 * else; '' where the name says all.
 */
export function describeRow({ kind, brand, materialType, colorName, initialNominalWeightMg }: Row): string {
  if (kind === 'Material' || materialType === null) return ''
  const weight = initialNominalWeightMg === null ? '' : formatWeight(initialNominalWeightMg)
  return inOneLine([brand, materialType, colorName, weight])
}

/** Address of the list of the spools of a row, or of the page of its type. */
export function hrefOfRow({ typeId, materialType }: Pick<Schemas['StockRowDto'], 'typeId' | 'materialType'>): string {
  if (typeId !== null) return `/filaments/types/${typeId}`
  return materialType === null ? '/filaments' : `/filaments?${new URLSearchParams({ materialTypes: materialType })}`
}
