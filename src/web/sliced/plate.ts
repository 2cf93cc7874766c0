import type { Schemas } from '../schemas.ts'

/** A plate as its slicer describes it in a file. */
export interface Plate {
  /** Number of the plate in a file that can have several. */
  readonly number: number
  readonly slicer: string | null
  readonly version: string | null
  /** Estimated print time in seconds. */
  readonly seconds: number | null
  readonly materials: readonly PlateMaterial[]
  /** Settings and facts by the slicer's own names, which are in lower case. */
  readonly values: ReadonlyMap<string, string>
  /** Image of the plate as PNG in base64. */
  readonly preview: string | null
}

/** The filament that a plate takes from one slot. */
export interface PlateMaterial {
  /** From 0. */
  readonly slot: number
  readonly type: string | null
  readonly grams: number | null
  readonly millimeters: number | null
  readonly cubicMillimeters: number | null
}

/**
 * Main settings, by the names of PrusaSlicer, SuperSlicer, OrcaSlicer, Bambu Studio and Cura. The others are not sent: they can
 * contain the addresses and keys of printers, and nothing shows them.
 */
export const MAIN_SETTINGS: readonly string[] = [
  ...['layer_height', 'nozzle_diameter', 'print_settings_id', 'filament_type', 'curr_bed_type'],
  ...['fill_density', 'sparse_infill_density', 'infill_sparse_density'],
  ...['fill_pattern', 'sparse_infill_pattern', 'infill_pattern'],
  ...['perimeters', 'wall_loops', 'wall_line_count'],
  ...['support_material', 'enable_support', 'support_enable'],
  ...['perimeter_speed', 'inner_wall_speed', 'speed_print'],
  ...['temperature', 'nozzle_temperature', 'material_print_temperature'],
  ...['bed_temperature', 'material_bed_temperature', 'cool_plate_temp', 'eng_plate_temp', 'hot_plate_temp'],
  ...['textured_plate_temp', 'textured_cool_plate_temp', 'supertack_plate_temp'],
]

/** Maximum number of characters of a value: of lists for many slots, the first entry counts. */
const MAX_VALUE = 200

/**
 * The settings of a plate as an uploader plug-in would send them (`SlicerSettingsUpload` in the contract).
 * @param fileName of the file that the plate was read from
 */
export function uploadOf(plate: Plate, fileName: string): Schemas['SlicerSettingsUpload'] {
  const { slicer, version, seconds, materials, values, preview } = plate
  const main = MAIN_SETTINGS.flatMap((name) => {
    const value = values.get(name)
    return value === undefined ? [] : [[name, value.slice(0, MAX_VALUE)] as const]
  })
  return {
    ...(slicer !== null && { slicer }),
    ...(version !== null && { curaVersion: version }),
    settings: {
      ...Object.fromEntries(main),
      print_name: titleOf(plate, fileName),
      file_name: fileName,
      estimated_print_time_seconds: seconds,
      filamentUsage: materials.map(({ slot, type, grams, millimeters, cubicMillimeters }) => ({
        slot,
        materialType: type,
        estimatedAmountMg: grams === null ? null : Math.round(grams * 1000),
        estimatedLengthInM: millimeters === null ? null : Math.round(millimeters * 1000) / 1e6,
        estimatedVolumeMl: cubicMillimeters === null ? null : Math.round(cubicMillimeters * 1000) / 1e6,
      })),
      // A printer of this name is chosen.
      name: values.get('printer_model') ?? null,
      snapshot: preview,
    },
  }
}

/** The name of the file without its extensions, and without the settings that slicers add to it: `_0.2mm_PLA_MK4S_1h22m`. */
function titleOf({ values, materials }: Plate, fileName: string): string {
  const stem = fileName.replace(/(?<=.)\.(?:3mf|ufp|bgcode|gcode|gco|g)$/i, '').replace(/(?<=.)\.gcode$/i, '')
  const types = materials.map(({ type }) => type ?? '')
  const added = new Set([
    `${values.get('layer_height')}mm`,
    `${values.get('nozzle_diameter')?.split(',')[0]}n`,
    values.get('printer_model'),
    ...[types, [...new Set(types)]].flatMap((list) => [list.join(','), list.join(';')]),
  ])
  const words = stem.split('_')
  const isAdded = (word = '') => added.has(word) || /^(?=\d)(?:\d+d)?(?:\d+h)?(?:\d+m)?(?:\d+s)?$/.test(word)
  while (words.length > 1 && isAdded(words.at(-1))) words.pop()
  return words.join(' ').trim() || stem
}
