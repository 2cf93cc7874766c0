import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { NumberField } from '../components/TextField.tsx'

type Facts = 'diameterMm' | 'materialDensityGramPerCubicCm' | 'nozzleTemperatureCelsius' | 'bedTemperatureCelsius'

interface Props {
  /** The spool or filament type to edit; null for a new one. */
  readonly shown: Pick<Schemas['FilamentDetailDto'], Facts> | null
  readonly failure: Failure | null
}

/** Fields of the forms of spools and filament types: diameter, density and temperatures. */
export function PrintingFields({ shown, failure }: Props): JSX.Element {
  return (
    <fieldset>
      <legend>Printing</legend>
      <div class="fields">
        <NumberField
          label="Diameter (mm)"
          name="diameterMm"
          value={shown?.diameterMm ?? 1.75}
          required
          failure={failure}
        />
        <NumberField
          label="Density (g/cm³)"
          name="materialDensityGramPerCubicCm"
          hint={shown ? 'Leave empty to keep the current value' : 'Leave empty to use the material’s default'}
          value={shown?.materialDensityGramPerCubicCm}
          failure={failure}
        />
        <NumberField
          label="Nozzle temperature (°C)"
          name="nozzleTemperatureCelsius"
          value={shown?.nozzleTemperatureCelsius}
          failure={failure}
        />
        <NumberField
          label="Bed temperature (°C)"
          name="bedTemperatureCelsius"
          value={shown?.bedTemperatureCelsius}
          failure={failure}
        />
      </div>
    </fieldset>
  )
}
