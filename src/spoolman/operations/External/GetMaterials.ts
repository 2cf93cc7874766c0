import { MATERIALS } from '../../../filaments/materials.ts'
import type { SpoolmanOperation } from '../../operation.ts'
import { present } from '../../units.ts'

const materials = MATERIALS.map((material) =>
  present({
    material: material.name,
    density: material.materialDensityGramPerCubicCm,
    extruder_temp: middleOf(material.nozzleTemperatureMinCelsius, material.nozzleTemperatureMaxCelsius),
    bed_temp: middleOf(material.bedTemperatureMinCelsius, material.bedTemperatureMaxCelsius),
  }),
)

export const handle: SpoolmanOperation<'External_GetMaterials'> = () =>
  Promise.resolve({ status: 200, body: materials })

/** The middle of a range of temperatures, in steps of 5 °C. */
function middleOf(minimum: number | null, maximum: number | null): number | null {
  return minimum === null || maximum === null ? null : Math.round((minimum + maximum) / 10) * 5
}
