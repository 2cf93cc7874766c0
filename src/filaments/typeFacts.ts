import type { FilamentDetailDto, FilamentTypeDto, NewFilamentDto } from '../../generated/api.d.ts'

/** Facts of a spool that are those of its type unless the spool deviates; a change of the type reaches them. */
export const TYPE_FACTS = [
  'brand',
  'materialType',
  'materialDensityGramPerCubicCm',
  'diameterMm',
  'colorName',
  'colorHex',
  'colors',
  'colorPattern',
  'finishType',
  'nozzleTemperatureCelsius',
  'bedTemperatureCelsius',
  'articleNumber',
] as const satisfies readonly (keyof NewFilamentDto)[]

/** Name of such a fact. */
export type TypeFact = (typeof TYPE_FACTS)[number]

/** Facts of a type, by the names that they have in a spool. */
export type TypeFacts = Pick<FilamentDetailDto, TypeFact>

/** Returns the facts that spools have from their type. */
export function factsOf(type: FilamentTypeDto): TypeFacts {
  return {
    brand: type.brandName,
    materialType: type.materialType,
    materialDensityGramPerCubicCm: type.materialDensityGramPerCubicCm,
    diameterMm: type.diameterMm,
    colorName: type.colorName,
    colorHex: type.colorHex,
    colors: type.colors,
    colorPattern: type.colorPattern,
    finishType: type.finishType,
    nozzleTemperatureCelsius: type.nozzleTemperatureCelsius,
    bedTemperatureCelsius: type.bedTemperatureCelsius,
    articleNumber: type.articleNumber,
  }
}

/** Whether two values of a fact are the same: names count in any case, and a blank one is none. */
export function isSameFact(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

function comparable(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toLowerCase() || null : value
}

/**
 * Completes a new spool by what is known of its type: all facts that it lacks, also the weights and the price, and its
 * name.
 */
export function fromType(fields: NewFilamentDto, type: FilamentTypeDto): NewFilamentDto {
  const { initialNominalWeightMg, spoolWeightMg, purchasePrice, purchaseCurrency } = type
  const hasPrice = fields.purchasePrice !== undefined || fields.purchaseCurrency !== undefined
  const facts = {
    displayName: nameOf(type),
    ...factsOf(type),
    initialNominalWeightMg,
    spoolWeightMg,
    ...(hasPrice ? {} : { purchasePrice, purchaseCurrency }),
  }
  return { ...facts, ...fields }
}

/** Name of a spool of the type: at most the 100 characters that a name may have. */
function nameOf({ name, brandName, materialType, colorName }: FilamentTypeDto): string {
  const words = name === null ? [brandName, materialType, colorName] : [name]
  return [...words.filter((word) => word !== null && word.trim() !== '').join(' ')].slice(0, 100).join('')
}
