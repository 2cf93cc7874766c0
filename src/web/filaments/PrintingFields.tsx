import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import { formatNumber } from '../format.ts'
import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { TemperatureField } from '../components/TemperatureField.tsx'
import { NumberField } from '../components/TextField.tsx'
import { temperatureText, temperatureUnit } from '../units.ts'

type Facts = 'diameterMm' | 'materialDensityGramPerCubicCm' | 'nozzleTemperatureCelsius' | 'bedTemperatureCelsius'

type Material = Schemas['MaterialDto']

interface Props {
  /** The spool or filament type to edit; null for a new one. */
  readonly shown: Pick<Schemas['FilamentDetailDto'], Facts> | null
  /** Typical values of the material; undefined when it is not known. */
  readonly material: Material | undefined
  readonly failure: Failure | null
}

/** Fields of the forms of spools and filament types: diameter, density and temperatures. */
export function PrintingFields({ shown, material, failure }: Props): JSX.Element {
  return (
    <fieldset>
      <legend>{common.printing}</legend>
      <div class="fields">
        <NumberField
          label={texts.diameterMm}
          name="diameterMm"
          value={shown?.diameterMm ?? 1.75}
          required
          failure={failure}
        />
        <NumberField
          label={texts.densityGCm}
          name="materialDensityGramPerCubicCm"
          hint={densityHint(shown !== null, material)}
          value={shown?.materialDensityGramPerCubicCm}
          failure={failure}
        />
        <TemperatureField
          label={texts.nozzleTemperatureIn({ unit: temperatureUnit() })}
          name="nozzleTemperatureCelsius"
          {...rangeHint(material, 'nozzle')}
          value={shown?.nozzleTemperatureCelsius}
          failure={failure}
        />
        <TemperatureField
          label={texts.bedTemperatureIn({ unit: temperatureUnit() })}
          name="bedTemperatureCelsius"
          {...rangeHint(material, 'bed')}
          value={shown?.bedTemperatureCelsius}
          failure={failure}
        />
      </div>
    </fieldset>
  )
}

/** Finds the typical values of a material, by its name in any case. */
export function materialOf(materials: Schemas['MaterialsDto'] | null, name: string): Material | undefined {
  return materials?.items.find((material) => material.name.toLowerCase() === name.trim().toLowerCase())
}

function densityHint(isRecorded: boolean, material: Material | undefined): string {
  if (isRecorded) return texts.leaveEmptyToKeepThe
  if (!material) return texts.leaveEmptyToUseThe
  return texts.leaveEmptyForUsual({
    density: formatNumber(material.materialDensityGramPerCubicCm, 3),
    name: material.name,
  })
}

function rangeHint(material: Material | undefined, part: 'nozzle' | 'bed'): { hint?: string } {
  const [least, most] =
    part === 'nozzle'
      ? [material?.nozzleTemperatureMinCelsius, material?.nozzleTemperatureMaxCelsius]
      : [material?.bedTemperatureMinCelsius, material?.bedTemperatureMaxCelsius]
  return material && least != null && most != null
    ? { hint: texts.usuallyToFor({ least: temperatureText(least), most: temperatureText(most), name: material.name }) }
    : {}
}
