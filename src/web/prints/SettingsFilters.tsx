import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import { omitUndefined } from '../api.ts'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { formatNumber } from '../format.ts'
import { NumberFilter, readNumber } from './NumberFilter.tsx'
import { readSwitch } from './readSwitch.ts'

const NOZZLES = [0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2]

/** Bounds of the filters with a number, as in the contract. */
const NUMBERS = {
  minLayerHeightMm: { label: texts.layerHeightFromMm, min: 0.001, max: 10 },
  maxLayerHeightMm: { label: texts.layerHeightToMm, min: 0.001, max: 10 },
  minInfillPercent: { label: texts.infillFrom, min: 0, max: 100 },
  maxInfillPercent: { label: texts.infillTo, min: 0, max: 100 },
} as const

/** Names in the URL of the filters by slicer settings. */
export const settingsFilterNames = [...Object.keys(NUMBERS), 'nozzleDiametersMm', 'hasSupports']

/** Values of the filters by slicer settings; a missing one does not filter. */
export interface SettingsFilters {
  readonly minLayerHeightMm?: number
  readonly maxLayerHeightMm?: number
  readonly minInfillPercent?: number
  readonly maxInfillPercent?: number
  readonly nozzleDiametersMm?: number[]
  readonly hasSupports?: boolean
}

/** Filters of prints by their slicer settings. */
export function SettingsFilters(): JSX.Element {
  const number = (name: keyof typeof NUMBERS) => <NumberFilter label={NUMBERS[name].label} name={name} />
  return (
    <>
      {number('minLayerHeightMm')}
      {number('maxLayerHeightMm')}
      <FilterSelect
        label={texts.nozzle}
        name="nozzleDiametersMm"
        options={[['', texts.any], ...NOZZLES.map((mm) => [mm, `${formatNumber(mm, 2)} mm`] as const)]}
      />
      {number('minInfillPercent')}
      {number('maxInfillPercent')}
      <FilterSelect
        label={texts.supports}
        name="hasSupports"
        options={[
          ['', texts.any],
          ['true', texts.withSupports],
          ['false', texts.withoutSupports],
        ]}
      />
    </>
  )
}

/** Reads the filters by slicer settings from the URL and drops invalid values. */
export function readSettingsFilters(params: URLSearchParams): SettingsFilters {
  const number = (name: keyof typeof NUMBERS) => readNumber(params, name, NUMBERS[name])
  const nozzle = Number(params.get('nozzleDiametersMm'))
  return omitUndefined({
    minLayerHeightMm: number('minLayerHeightMm'),
    maxLayerHeightMm: number('maxLayerHeightMm'),
    minInfillPercent: number('minInfillPercent'),
    maxInfillPercent: number('maxInfillPercent'),
    nozzleDiametersMm: NOZZLES.includes(nozzle) ? [nozzle] : undefined,
    hasSupports: readSwitch(params.get('hasSupports')),
  })
}
