import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { Schemas } from '../schemas.ts'
import { formatNumber, formatTemperature } from '../format.ts'

export type PrintSettingsValues = Schemas['PrintSettingsDto']

/** Main slicer settings: label and text; null for a setting that the slicer did not send. */
const SETTINGS: readonly (readonly [label: string, text: (settings: PrintSettingsValues) => string | null])[] = [
  [texts.layerHeight, ({ layerHeightMm }) => withUnit(layerHeightMm, ' mm')],
  [common.nozzleDiameter, ({ nozzleDiameterMm }) => withUnit(nozzleDiameterMm, ' mm')],
  [texts.infill, ({ infillPercent }) => withUnit(infillPercent, '%')],
  [texts.infillPattern, ({ infillPattern }) => infillPattern],
  [texts.walls, ({ wallCount }) => withUnit(wallCount, '')],
  [texts.supports, ({ hasSupports }) => (hasSupports === null ? null : hasSupports ? texts.yes : texts.no)],
  [common.nozzleTemperature, ({ nozzleTemperatureC }) => temperature(nozzleTemperatureC)],
  [
    common.bedTemperature,
    ({ bedTemperatureC }) => (bedTemperatureC === 0 ? texts.notHeated : temperature(bedTemperatureC)),
  ],
  [texts.printSpeed, ({ printSpeedMmPerS }) => withUnit(printSpeedMmPerS, ' mm/s')],
  [common.material, ({ material }) => material],
  [common.profile, ({ profile }) => profile],
  [common.slicer, ({ slicer, slicerVersion }) => [slicer, slicerVersion].filter(Boolean).join(' ') || null],
]

/** Labels and texts of settings, in the order in which they are shown. */
export function settingRows(settings: PrintSettingsValues): readonly (readonly [label: string, text: string | null])[] {
  return SETTINGS.map(([label, text]) => [label, text(settings)])
}

function temperature(celsius: number | null): string | null {
  return celsius === null ? null : formatTemperature(celsius)
}

function withUnit(value: number | null, unit: string): string | null {
  return value === null ? null : `${formatNumber(value, 3)}${unit}`
}
