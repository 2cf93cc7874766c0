import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import { TextField } from '../components/TextField.tsx'
import { WeightField } from '../components/WeightField.tsx'
import { useQuery } from '../useQuery.ts'
import { weightUnit } from '../units.ts'
import { emptySpoolsOf, withKnownBrands } from './emptySpools.ts'
import { USUAL_WEIGHT_MG } from './stock.ts'
import { Suggestions } from './Suggestions.tsx'
import type { ProductFacts } from './typeFacts.ts'

interface MaterialProps {
  readonly value: string | undefined
  /** Materials to suggest; null until they are known. */
  readonly materials: Schemas['MaterialsDto'] | null
  readonly failure: Failure | null
}

/** Field of the forms of spools and filament types: the material. */
export function MaterialField({ value, materials, failure }: MaterialProps): JSX.Element {
  const list = useId()
  return (
    <>
      <Suggestions id={list} items={materials?.items.map(({ name }) => name)} />
      <TextField
        label={common.material}
        name="materialType"
        value={value}
        required
        maxLength={50}
        list={list}
        failure={failure}
      />
    </>
  )
}

interface BrandProps {
  /** Name of the property, which spools and filament types name differently. */
  readonly name: 'brand' | 'brandName'
  readonly value: string | null | undefined
  readonly failure: Failure | null
}

/** Field of the forms of spools and filament types: the brand. Known ones are suggested. */
export function BrandField({ name, value, failure }: BrandProps): JSX.Element {
  const brands = useQuery((signal) => api.GET('/api/Filaments/brands', { signal }), [])
  const list = useId()
  return (
    <>
      <Suggestions id={list} items={withKnownBrands(brands.data?.items)} />
      <TextField label={common.brand} name={name} value={value} maxLength={100} list={list} failure={failure} />
    </>
  )
}

interface WeightProps {
  /** Weights to begin with; null for those of a new spool. */
  readonly product: Pick<ProductFacts, 'initialNominalWeightMg' | 'spoolWeightMg'> | null
  /** The brand as typed, whose empty spools are suggested. */
  readonly brand: string
  readonly failure: Failure | null
}

/** Fields of the forms of spools and filament types: the weights of the filament and of the empty spool. */
export function FullSpoolFields({ product, brand, failure }: WeightProps): JSX.Element {
  return (
    <>
      <WeightField
        label={texts.netWeightIn({ unit: weightUnit() })}
        name="initialNominalWeightMg"
        hint={texts.filamentOnTheFullSpool}
        value={product ? product.initialNominalWeightMg : USUAL_WEIGHT_MG}
        failure={failure}
      />
      <WeightField
        label={texts.emptySpoolWeightIn({ unit: weightUnit() })}
        name="spoolWeightMg"
        hint={texts.neededToAdjustTheStock}
        value={product?.spoolWeightMg}
        suggestions={emptySpoolsOf(brand)}
        failure={failure}
      />
    </>
  )
}
