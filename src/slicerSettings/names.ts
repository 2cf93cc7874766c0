/**
 * Names of settings by slicer, in the order in which they are tried. Keys are Cura's, then those of PrusaSlicer and
 * SuperSlicer, then those of OrcaSlicer and Bambu Studio. The other names are labels in notes, as `settingsInNote` spells
 * them: the plug-in of Cura and the post-processing script of the others send settings in no other place.
 */
export const NAMES = {
  profile: ['print_settings_id', 'quality_name', 'profile'],
  material: ['material_type', 'filament_type', 'material', 'filament'],
  layerHeight: ['layer_height'],
  nozzleDiameter: ['machine_nozzle_size', 'nozzle_diameter', 'nozzle_size'],
  infill: ['infill_sparse_density', 'fill_density', 'sparse_infill_density', 'infill_density'],
  infillPattern: ['infill_pattern', 'fill_pattern', 'sparse_infill_pattern'],
  wallCount: ['wall_line_count', 'perimeters', 'wall_loops'],
  supports: ['support_enable', 'support_material', 'enable_support', 'generate_support'],
  speed: [
    'speed_print',
    'perimeter_speed',
    'inner_wall_speed',
    'print_speed',
    'speed_for_print_moves/perimeters',
    'other_layers_speed/inner_wall',
  ],
  nozzleTemperature: ['material_print_temperature', 'temperature', 'nozzle_temperature', 'printing_temperature'],
  bedTemperature: ['material_bed_temperature', 'bed_temperature', 'build_plate_temperature'],
  bedType: ['curr_bed_type'],
} as const

/** Keys of the bed's temperature by the bed that OrcaSlicer and Bambu Studio name under `curr_bed_type`. */
export const BED_TEMPERATURES: Readonly<Record<string, string>> = {
  'Cool Plate': 'cool_plate_temp',
  'Engineering Plate': 'eng_plate_temp',
  'High Temp Plate': 'hot_plate_temp',
  'Textured PEI Plate': 'textured_plate_temp',
  'Textured Cool Plate': 'textured_cool_plate_temp',
  'Supertack Plate': 'supertack_plate_temp',
}

/** Keys to read from settings; labels of notes contain a slash or are harmless as keys. */
export const KEYS: readonly string[] = [
  ...new Set([...Object.values(NAMES).flat(), ...Object.values(BED_TEMPERATURES)]),
].filter((name) => !name.includes('/'))
