import { textOf, truncate } from '../kernel/lenient.ts'
import { BED_TEMPERATURES, NAMES } from './names.ts'
import { settingsInNote } from './note.ts'

/** Maximum number of characters of a name. */
const MAX_NAME = 100
const MAX_MM = 10
const MAX_SPEED = 10_000
const MAX_TEMPERATURE = 1000
const MAX_WALLS = 1000

/** Texts in slicer settings that main settings are read from. Each is bounded. */
export interface SettingsTexts {
  readonly slicer: string | null
  readonly version: string | null
  readonly note: string | null
  /** Material of the first entry of `filamentUsage`. */
  readonly usedMaterial: string | null
  /** Values by key; of a list the first. */
  readonly values: Readonly<Record<string, string | null>>
}

/** Main slicer settings of a print, in the same form for all slicers; null for what the slicer did not send. */
export interface MainSettings {
  readonly slicer: string | null
  readonly slicerVersion: string | null
  readonly profile: string | null
  readonly material: string | null
  readonly layerHeightMm: number | null
  readonly nozzleDiameterMm: number | null
  readonly infillPercent: number | null
  readonly infillPattern: string | null
  readonly wallCount: number | null
  readonly hasSupports: boolean | null
  readonly printSpeedMmPerS: number | null
  readonly nozzleTemperatureC: number | null
  readonly bedTemperatureC: number | null
}

/**
 * Reads main settings from keys and, for what they lack, from the lines of the note. A value that cannot be right counts as
 * missing. For several extruders, the first one counts.
 */
export function mainSettingsOf({ slicer, version, note, usedMaterial, values }: SettingsTexts): MainSettings {
  const inNote = settingsInNote(note ?? '')
  const find = <Value>(names: readonly string[], read: (text: string) => Value | null): Value | null => {
    for (const name of names) {
      for (const text of [values[name], inNote.get(name)]) {
        const value = text == null ? null : read(text)
        if (value !== null) return value
      }
    }
    return null
  }
  const bed = find(NAMES.bedType, nameOf)
  const bedNames = [...NAMES.bedTemperature, ...(bed === null ? [] : [BED_TEMPERATURES[bed] ?? ''])]
  return {
    // Before there were plug-ins for other slicers, Cura's sent its version alone.
    slicer: nameOf(slicer) ?? (nameOf(version) === null ? null : 'Cura'),
    slicerVersion: nameOf(version),
    profile: find(NAMES.profile, nameOf),
    material: materialsOf(usedMaterial) ?? find(NAMES.material, materialsOf),
    layerHeightMm: find(NAMES.layerHeight, (text) => measure(text, MAX_MM, 1000)),
    nozzleDiameterMm: find(NAMES.nozzleDiameter, (text) => measure(text, MAX_MM, 1000)),
    infillPercent: find(NAMES.infill, percentage),
    infillPattern: find(NAMES.infillPattern, nameOf),
    wallCount: find(NAMES.wallCount, (text) => numberIn(text, MAX_WALLS, 1)),
    hasSupports: find(NAMES.supports, truth),
    printSpeedMmPerS: find(NAMES.speed, (text) => measure(text, MAX_SPEED, 1000)),
    nozzleTemperatureC: find(NAMES.nozzleTemperature, (text) => numberIn(text, MAX_TEMPERATURE, 1) || null),
    bedTemperatureC: find(bedNames, (text) => numberIn(text, MAX_TEMPERATURE, 1)),
  }
}

/** The number at the start of a text such as `0.2 mm`, `215,215` or `0.4 mm (Ex 1), 0.6 mm (Ex 2)`, rounded to 1/steps. */
function numberIn(text: string, maximum: number, steps: number): number | null {
  const digits = /^["'\s]*(\d{1,9}(?:\.\d{1,20})?)/.exec(text)?.[1]
  const value = digits === undefined ? null : Math.round(Number(digits) * steps) / steps
  return value !== null && value <= maximum ? value : null
}

/** A positive number that is not a percentage. */
function measure(text: string, maximum: number, steps: number): number | null {
  return /^["'\s]*[\d.]+\s*%/.test(text) ? null : numberIn(text, maximum, steps) || null
}

function percentage(text: string): number | null {
  return numberIn(text, 100, 10)
}

function truth(text: string): boolean | null {
  const word = /^["'\s]*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? ''
  if (['1', 'true', 'yes', 'on'].includes(word)) return true
  return ['0', 'false', 'no', 'off'].includes(word) ? false : null
}

/** Materials such as `PLA;PETG`, each once. */
function materialsOf(text: string | null): string | null {
  const names = (textOf(text) ?? '').split(/[;,]/).map((name) => name.replace(/^["'\s]+|(?<!["'\s])["'\s]+$/g, ''))
  return nameOf([...new Set(names)].filter(Boolean).join(', '))
}

function nameOf(text: string | null | undefined): string | null {
  const name = textOf(text)
    ?.replace(/^["']+|(?<!["'])["']+$/g, '')
    .trim()
  return name ? truncate(name, MAX_NAME) : null
}
