import type { MaterialDto } from '../../generated/api.d.ts'

type Range = readonly [minimum: number, maximum: number]

/** Stands for the material of a filament whose program does not name it. */
export const NO_MATERIAL = 'Unknown'

/**
 * Common materials by name: density in g/cm³, usual temperatures of nozzle and bed in °C, as the presets of slicers and the
 * data sheets of makers have them.
 */
export const MATERIALS: readonly MaterialDto[] = [
  material('ABS', 1.04, [230, 260], [90, 110]),
  material('ASA', 1.07, [240, 260], [90, 110]),
  material('HIPS', 1.04, [230, 245], [90, 110]),
  material('Nylon', 1.14, [240, 280], [70, 100]),
  material('PA', 1.14, [240, 280], [70, 100]),
  material('PC', 1.2, [260, 310], [90, 120]),
  material('PCTG', 1.23, [240, 270], [70, 90]),
  material('PETG', 1.27, [230, 260], [70, 90]),
  material('PLA', 1.24, [190, 225], [50, 65]),
  material('PP', 0.9, [220, 250], [85, 100]),
  material('PVA', 1.23, [185, 210], [45, 60]),
  material('PVB', 1.08, [205, 225], [65, 75]),
  material('Resin', 1.1, null, null),
  material('TPU', 1.21, [210, 240], [30, 60]),
]

/** PLA's, the most common material. */
const DEFAULT_DENSITY = 1.24

const densities = new Map(
  MATERIALS.map(({ name, materialDensityGramPerCubicCm }) => [name.toUpperCase(), materialDensityGramPerCubicCm]),
)

/** The usual density of a material type in g/cm³, by its name in any case; an unknown type has that of PLA. */
export function usualDensity(materialType: string): number {
  return densities.get(materialType.trim().toUpperCase()) ?? DEFAULT_DENSITY
}

function material(name: string, density: number, nozzle: Range | null, bed: Range | null): MaterialDto {
  return {
    name,
    materialDensityGramPerCubicCm: density,
    nozzleTemperatureMinCelsius: nozzle?.[0] ?? null,
    nozzleTemperatureMaxCelsius: nozzle?.[1] ?? null,
    bedTemperatureMinCelsius: bed?.[0] ?? null,
    bedTemperatureMaxCelsius: bed?.[1] ?? null,
  }
}
