import type { EditFilamentDto } from '../../generated/api.d.ts'

/** Facts of a product that both spools and filament types have, by the contract's names. */
type ProductFacts = Pick<
  EditFilamentDto,
  | 'colorName'
  | 'colorHex'
  | 'colorPattern'
  | 'finishType'
  | 'initialNominalWeightMg'
  | 'spoolWeightMg'
  | 'nozzleTemperatureCelsius'
  | 'bedTemperatureCelsius'
> & { readonly colors: readonly string[] }

/** The columns that hold these facts. Colors are stored in capitals, names without white space around them. */
export function productColumns(facts: ProductFacts) {
  return {
    color_name: facts.colorName?.trim() || null,
    color_hex: facts.colorHex?.toUpperCase() ?? null,
    colors: facts.colors.map((color) => color.toUpperCase()),
    color_pattern: facts.colorPattern,
    finish_type: facts.finishType?.trim() || null,
    initial_nominal_weight_mg: facts.initialNominalWeightMg,
    spool_weight_mg: facts.spoolWeightMg,
    nozzle_temperature_celsius: facts.nozzleTemperatureCelsius,
    bed_temperature_celsius: facts.bedTemperatureCelsius,
  }
}
