import type { Schemas } from '../schemas.ts'
import { formatNumber } from '../format.ts'

export type PrintSettingsValues = Schemas['PrintSettingsDto']

/** Main slicer settings: label and text; null for a setting that the slicer did not send. */
const SETTINGS: readonly (readonly [label: string, text: (settings: PrintSettingsValues) => string | null])[] = [
  ['Layer height', ({ layerHeightMm }) => withUnit(layerHeightMm, ' mm')],
  ['Nozzle diameter', ({ nozzleDiameterMm }) => withUnit(nozzleDiameterMm, ' mm')],
  ['Infill', ({ infillPercent }) => withUnit(infillPercent, '%')],
  ['Infill pattern', ({ infillPattern }) => infillPattern],
  ['Walls', ({ wallCount }) => withUnit(wallCount, '')],
  ['Supports', ({ hasSupports }) => (hasSupports === null ? null : hasSupports ? 'Yes' : 'No')],
  ['Nozzle temperature', ({ nozzleTemperatureC }) => withUnit(nozzleTemperatureC, ' °C')],
  [
    'Bed temperature',
    ({ bedTemperatureC }) => (bedTemperatureC === 0 ? 'Not heated' : withUnit(bedTemperatureC, ' °C')),
  ],
  ['Print speed', ({ printSpeedMmPerS }) => withUnit(printSpeedMmPerS, ' mm/s')],
  ['Material', ({ material }) => material],
  ['Profile', ({ profile }) => profile],
  ['Slicer', ({ slicer, slicerVersion }) => [slicer, slicerVersion].filter(Boolean).join(' ') || null],
]

/** Labels and texts of settings, in the order in which they are shown. */
export function settingRows(settings: PrintSettingsValues): readonly (readonly [label: string, text: string | null])[] {
  return SETTINGS.map(([label, text]) => [label, text(settings)])
}

function withUnit(value: number | null, unit: string): string | null {
  return value === null ? null : `${formatNumber(value, 3)}${unit}`
}
