import { truncate } from '../kernel/lenient.ts'

/** The contract's bound of a title. */
const MAX_TITLE = 100
/** Characters of a name that are read; no file system allows longer names. */
const MAX_NAME = 1000

/** Extensions of files that slicers write and read; a file may have two, such as `.gcode.3mf`. */
const KNOWN_EXTENSION = /(?<=.)\.(?:gcode|bgcode|gco|gx|g|ufp|3mf|stl|step|stp|obj|amf|ctb|goo|sl1s?|gz|zip)$/i
/** Any other extension; a version such as `.5` is not one. */
const EXTENSION = /(?<=.)\.[a-z][a-z0-9]{0,7}$/i

/** The printer at the beginning of Cura's file names: its initials, and numbers of its model. */
const CURA_PRINTER =
  /^(?:CE[356](?:PRO|MAX|NEO|PLUS|V[23]|S1|S|P|E)*|C?CR\d\w*|UM[23][CEX]?|UMS[357]|UMO\w*|AI3M\w*|AKP?|CFFFP|PI3MK[23]S?)$/
const TIME = /^(?=\d)(?:\d+d)?(?:\d+h)?(?:\d+m)?(?:\d+s)?$/
const MATERIAL =
  /^(?:(?:PLA|PETG|PCTG|PET|ABS|ASA|TPU|TPE|FLEX|PC|PA\d*|PVA|PVB|HIPS|PP|PEI|PEEK|PEKK|NYLON|EVA|CPE)(?:[+-](?:CF|GF|HF|HT|AERO|SILK|S|\d+))?\+?[,;]?)+$/i
const LAYER = /^\d?\.\d+(?:mm)?$/
const NOZZLE = /^\d(?:\.\d+)?n$/
const PRINTER = /^[A-Z][A-Z0-9.+-]*$/

/**
 * Derives the title of a print from the name of its file: without the folder, the extensions and what PrusaSlicer, OrcaSlicer,
 * Bambu Studio and Cura add (nozzle, layer height, material, printer, print time, plate), with spaces for underscores. Words keep
 * their spelling; a name that is changed, and has no capitals, begins with one.
 * @param path null when there is no file
 * @returns 1 to 100 characters
 */
export function titleOfFile(path: string | null): string {
  const name = (path ?? '').slice(-MAX_NAME).split(/[/\\]/).at(-1)?.trim() ?? ''
  const stem = withoutExtensions(name.replace(/\s+/g, ' '))
  const words = withoutPlate(withoutSlicerParts(stem.split(/[_\s]+/).filter((word) => word !== '')))
  const title = words.join(' ') || stem || name || 'Untitled print'
  return truncate(title === stem ? title : capitalized(title), MAX_TITLE).trim()
}

/** The name of a file without its last extension, in at most 100 characters: the name that responses to devices have always shown. */
export function stemOf(fileName: string | null): string {
  const stem = fileName?.replace(/(.)\.[^.]*$/u, '$1').trim() ?? ''
  return truncate(stem === '' ? (fileName ?? 'Untitled print') : stem, MAX_TITLE).trim()
}

function withoutExtensions(name: string): string {
  const stem = name.replace(KNOWN_EXTENSION, '').replace(KNOWN_EXTENSION, '')
  return (stem === name ? name.replace(EXTENSION, '') : stem).trim()
}

/** Removes `_0.4n_0.2mm_PLA_MK4S_1h22m` and shorter forms from the end. A material or a size alone belongs to the name. */
function withoutSlicerParts(words: readonly string[]): readonly string[] {
  let end = words.length
  const drop = (pattern: RegExp) => {
    const isDropped = end > 1 && pattern.test(words[end - 1] ?? '')
    if (isDropped) end -= 1
    return isDropped
  }
  const isTimed = drop(TIME)
  const isPrinter = MATERIAL.test(words[end - 2] ?? '') && PRINTER.test(words[end - 1] ?? '')
  if (isPrinter && (isTimed || LAYER.test(words[end - 3] ?? ''))) drop(PRINTER)
  if (end < words.length || LAYER.test(words[end - 2] ?? '')) drop(MATERIAL)
  if (end < words.length) drop(LAYER)
  drop(NOZZLE)
  const start = end > 1 && CURA_PRINTER.test(words[0] ?? '') ? 1 : 0
  return words.slice(start, end)
}

/** Removes the plate of a project, as in `Dragon_plate_1`. */
function withoutPlate(words: readonly string[]): readonly string[] {
  const [plate = '', number = ''] = words.slice(-2)
  return words.length > 2 && /^plate$/i.test(plate) && /^\d{1,2}$/.test(number) ? words.slice(0, -2) : words
}

function capitalized(title: string): string {
  if (title !== title.toLowerCase()) return title
  const [first = ''] = title
  return first.toUpperCase() + title.slice(first.length)
}
