import type { PrintSettingName, PrintSettingsComparisonDto, PrintSettingsDto } from '../../generated/api.d.ts'

/** The main slicer settings by the contract's names, in its order. */
const NAMES: readonly PrintSettingName[] = [
  'slicer',
  'slicerVersion',
  'profile',
  'material',
  'layerHeightMm',
  'nozzleDiameterMm',
  'infillPercent',
  'infillPattern',
  'wallCount',
  'hasSupports',
  'printSpeedMmPerS',
  'nozzleTemperatureC',
  'bedTemperatureC',
]

/** Compares the settings of a print with those of another one. A value that is unknown of one of them is not a difference. */
export function compareSettings(settings: PrintSettingsDto, other: PrintSettingsDto): PrintSettingsComparisonDto {
  const { slicerSettingsId: _sent, comparison: _none, ...values } = other
  const differences = NAMES.filter(
    (name) => settings[name] !== null && other[name] !== null && settings[name] !== other[name],
  )
  return { ...values, differences }
}
