import type { Model } from '../person.ts'

/** Models that people print. Minutes and grams are for all copies together, sliced for an average printer. */
export const models: readonly Model[] = [
  // Gridfinity
  { title: 'Gridfinity baseplate 4×4', file: 'gridfinity_baseplate_4x4', rendering: 'baseplate', theme: 'Gridfinity', materials: ['PLA'], minutes: 165, grams: 58, tags: ['gridfinity'], project: 'drawers', series: 3 },
  { title: 'Gridfinity baseplate 3×5', file: 'gridfinity_baseplate_3x5', rendering: 'baseplate', theme: 'Gridfinity', materials: ['PLA'], minutes: 150, grams: 54, tags: ['gridfinity'], project: 'drawers', series: 2 },
  { title: 'Gridfinity bin 1×1×3', file: 'gridfinity_bin_1x1x3', rendering: 'bin', theme: 'Gridfinity', materials: ['PLA'], minutes: 52, grams: 15, tags: ['gridfinity', 'bin'], project: 'drawers', series: 6 },
  { title: 'Gridfinity bin 2×1×6 with label', file: 'gridfinity_bin_2x1x6_label', rendering: 'bin', theme: 'Gridfinity', materials: ['PLA'], minutes: 128, grams: 41, tags: ['gridfinity', 'bin'], project: 'drawers', series: 4 },
  { title: 'Gridfinity screw bin, divided', file: 'gridfinity_bin_2x2x3_div4', rendering: 'compartments', theme: 'Gridfinity', materials: ['PLA'], minutes: 119, grams: 38, tags: ['gridfinity', 'bin', 'screws'], project: 'drawers', series: 3 },
  { title: 'Gridfinity caliper holder', file: 'gridfinity_caliper_holder', rendering: 'tray', theme: 'Gridfinity', materials: ['PLA'], minutes: 190, grams: 62, tags: ['gridfinity', 'tools'], project: 'drawers' },
  { title: 'Gridfinity hex key tray', file: 'gridfinity_hex_tray', rendering: 'tray', theme: 'Gridfinity', materials: ['PLA'], minutes: 140, grams: 44, tags: ['gridfinity', 'tools'], project: 'drawers' },

  // Workshop
  { title: 'French cleat hook', file: 'cleat_hook', rendering: 'hook', theme: 'Workshop', materials: ['PETG'], minutes: 74, grams: 26, tags: ['workshop', 'wall'], project: 'wall', series: 5 },
  { title: 'French cleat drill holder', file: 'cleat_drill_holder_v3', rendering: 'holder', theme: 'Workshop', materials: ['PETG'], minutes: 310, grams: 118, tags: ['workshop', 'wall'], project: 'wall' },
  { title: 'Screwdriver rack, 8 slots', file: 'screwdriver_rack_8', rendering: 'rack', theme: 'Workshop', materials: ['PETG'], minutes: 205, grams: 77, tags: ['workshop', 'wall', 'tools'], project: 'wall' },
  { title: 'Clamp jaw pads', file: 'clamp_jaw_pads', rendering: 'clamp', theme: 'Workshop', materials: ['TPU'], minutes: 66, grams: 14, tags: ['workshop'], copies: 2 },
  { title: 'Vacuum hose adapter 35 to 32 mm', file: 'hose_adapter_35_32', rendering: 'adapter', theme: 'Workshop', materials: ['PETG'], minutes: 92, grams: 31, tags: ['workshop', 'adapter'], notes: 'Measured: 34.7 mm outside, 31.6 mm inside. Press fit.' },
  { title: 'Drill depth stops', file: 'drill_depth_stops', rendering: 'caps', theme: 'Workshop', materials: ['PLA'], minutes: 24, grams: 6, tags: ['workshop'], copies: 6 },
  { title: 'Sanding block with clamp', file: 'sanding_block', rendering: 'grip', theme: 'Workshop', materials: ['PLA'], minutes: 156, grams: 49, tags: ['workshop'] },
  { title: 'Router dust shroud', file: 'router_dust_shroud_v2', rendering: 'shroud', theme: 'Workshop', materials: ['ABS'], minutes: 280, grams: 84, tags: ['workshop'], notes: 'Chamber preheated to 45 °C.' },

  // Kitchen and household
  { title: 'Spice drawer insert', file: 'spice_drawer_insert', rendering: 'compartments', theme: 'Kitchen', materials: ['PETG'], minutes: 240, grams: 72, tags: ['kitchen'], series: 2 },
  { title: 'Bag clip, 90 mm', file: 'bag_clip_90', rendering: 'clips', theme: 'Kitchen', materials: ['PETG'], minutes: 38, grams: 9, tags: ['kitchen'], copies: 4, url: 'https://models.example.org/bag-clip-90' },
  { title: 'Coffee scoop 10 g', file: 'coffee_scoop', rendering: 'scoop', theme: 'Kitchen', materials: ['PETG'], minutes: 49, grams: 14, tags: ['kitchen', 'gift'] },
  { title: 'Dishwasher wheel, bottom rack', file: 'dishwasher_wheel', rendering: 'wheel', theme: 'Kitchen', materials: ['PETG'], minutes: 57, grams: 12, tags: ['repair'], copies: 2, notes: 'The original part costs €19.' },
  { title: 'Fridge shelf clip', file: 'fridge_shelf_clip', rendering: 'cableClips', theme: 'Kitchen', materials: ['PETG'], minutes: 21, grams: 4, tags: ['repair'] },
  { title: 'Soap dish with drain', file: 'soap_dish', rendering: 'dish', theme: 'Kitchen', materials: ['PETG'], minutes: 118, grams: 36, tags: ['bathroom'] },
  { title: 'Shoe rack bracket', file: 'shoe_rack_bracket', rendering: 'bracket', theme: 'Kitchen', materials: ['PLA'], minutes: 88, grams: 33, tags: ['household'], series: 4 },
  { title: 'Curtain rod end cap', file: 'curtain_end_cap', rendering: 'caps', theme: 'Kitchen', materials: ['PLA'], minutes: 27, grams: 7, tags: ['household', 'repair'], copies: 2 },
  { title: 'Door stop', file: 'door_stop', rendering: 'wedge', theme: 'Kitchen', materials: ['TPU'], minutes: 84, grams: 22, tags: ['household'] },
  { title: 'Chair leg caps', file: 'chair_leg_caps_22mm', rendering: 'caps', theme: 'Kitchen', materials: ['TPU'], minutes: 96, grams: 19, tags: ['household'], copies: 4, series: 2 },

  // Toys and gifts
  { title: 'Articulated dragon', file: 'articulated_dragon', rendering: 'dragon', theme: 'Toys', materials: ['PLA'], minutes: 540, grams: 104, tags: ['toy', 'gift'], url: 'https://models.example.org/articulated-dragon' },
  { title: 'Flexi axolotl', file: 'flexi_axolotl', rendering: 'axolotl', theme: 'Toys', materials: ['PLA'], minutes: 72, grams: 17, tags: ['toy', 'gift'], series: 3 },
  { title: '3DBenchy', file: '3DBenchy', rendering: 'boat', theme: 'Printer', materials: ['PLA'], minutes: 48, grams: 11, tags: ['test', 'calibration'] },
  { title: 'Marble run, straight pieces', file: 'marble_run_straight', rendering: 'track', theme: 'Toys', materials: ['PLA'], minutes: 132, grams: 39, tags: ['toy', 'marble run'], project: 'marbles', series: 4 },
  { title: 'Marble run, curve 90°', file: 'marble_run_curve90', rendering: 'track', theme: 'Toys', materials: ['PLA'], minutes: 108, grams: 30, tags: ['toy', 'marble run'], project: 'marbles', series: 4 },
  { title: 'Marble run, spiral tower', file: 'marble_run_spiral', rendering: 'spiral', theme: 'Toys', materials: ['PLA'], minutes: 415, grams: 122, tags: ['toy', 'marble run'], project: 'marbles' },
  { title: 'Wooden train track adapter', file: 'train_track_adapter', rendering: 'track', theme: 'Toys', materials: ['PLA'], minutes: 34, grams: 9, tags: ['toy', 'adapter'], copies: 4 },
  { title: 'Fidget gear bearing', file: 'gear_bearing', rendering: 'bearing', theme: 'Toys', materials: ['PLA'], minutes: 64, grams: 18, tags: ['toy'] },
  { title: 'Name plate for the children’s room', file: 'name_plate_2c', rendering: 'namePlate', theme: 'Toys', materials: ['PLA', 'PLA'], minutes: 134, grams: 34, tags: ['gift', 'two-color'] },
  { title: 'Chess set, pawns', file: 'chess_pawns', rendering: 'pawns', theme: 'Toys', materials: ['PLA'], minutes: 176, grams: 42, tags: ['chess'], copies: 8, series: 2 },
  { title: 'Chess set, knights', file: 'chess_knights', rendering: 'knight', theme: 'Toys', materials: ['PLA'], minutes: 121, grams: 24, tags: ['chess'], copies: 2, series: 2 },

  // Decoration
  { title: 'Spiral vase, 180 mm', file: 'spiral_vase_180', rendering: 'vase', theme: 'Decoration', materials: ['PLA'], minutes: 186, grams: 52, tags: ['vase mode', 'gift'] },
  { title: 'Lithophane night light', file: 'lithophane_lamp', rendering: 'lithophane', theme: 'Decoration', materials: ['PLA'], minutes: 372, grams: 46, tags: ['lithophane', 'gift'], notes: '100% infill, printed upright.' },
  { title: 'Star lantern', file: 'star_lantern', rendering: 'lantern', theme: 'Decoration', materials: ['PLA'], minutes: 288, grams: 76, tags: ['christmas'], project: 'christmas', months: [11, 12] },
  { title: 'Tree ornament, snowflake', file: 'snowflake_04', rendering: 'snowflake', theme: 'Decoration', materials: ['PLA'], minutes: 36, grams: 8, tags: ['christmas', 'gift'], copies: 3, project: 'christmas', months: [11, 12], series: 4 },
  { title: 'Cookie cutter, star', file: 'cookie_cutter_star', rendering: 'cutter', theme: 'Decoration', materials: ['PLA'], minutes: 44, grams: 11, tags: ['christmas', 'kitchen'], project: 'christmas', months: [11, 12] },
  { title: 'Picture frame 10×15', file: 'frame_10x15', rendering: 'frame', theme: 'Decoration', materials: ['PLA'], minutes: 172, grams: 48, tags: ['gift'] },
  { title: 'Desk lamp shade', file: 'lamp_shade_v5', rendering: 'shade', theme: 'Decoration', materials: ['PETG'], minutes: 455, grams: 132, tags: ['lamp'] },
  { title: 'Planter with saucer', file: 'planter_120', rendering: 'planter', theme: 'Garden', materials: ['PETG'], minutes: 334, grams: 108, tags: ['plants'] },
  { title: 'Coaster with inlay', file: 'coaster_inlay_2c', rendering: 'coaster', theme: 'Decoration', materials: ['PLA', 'PLA'], minutes: 86, grams: 24, tags: ['two-color', 'gift'], series: 3 },
  { title: 'House number 27', file: 'house_number_27', rendering: 'numberPlate', theme: 'Garden', materials: ['ASA', 'ASA'], minutes: 226, grams: 64, tags: ['outdoor', 'two-color'] },

  // Garden and bicycle
  { title: 'Hose guide for the raised bed', file: 'hose_guide', rendering: 'cableClips', theme: 'Garden', materials: ['ASA'], minutes: 103, grams: 32, tags: ['garden', 'outdoor'], series: 2 },
  { title: 'Plant labels', file: 'plant_labels', rendering: 'labels', theme: 'Garden', materials: ['PETG'], minutes: 62, grams: 15, tags: ['garden'], copies: 10 },
  { title: 'Gutter bracket', file: 'gutter_bracket', rendering: 'bracket', theme: 'Garden', materials: ['ASA'], minutes: 148, grams: 51, tags: ['outdoor', 'repair'], series: 3 },
  { title: 'Bicycle light mount 31.8 mm', file: 'bike_light_mount', rendering: 'clamp', theme: 'Garden', materials: ['ASA'], minutes: 69, grams: 18, tags: ['bicycle'] },
  { title: 'Mudguard clip', file: 'mudguard_clip', rendering: 'cableClips', theme: 'Garden', materials: ['TPU'], minutes: 31, grams: 5, tags: ['bicycle', 'repair'], copies: 2 },
  { title: 'Bird feeder, roof', file: 'bird_feeder_roof', rendering: 'roof', theme: 'Garden', materials: ['PETG'], minutes: 264, grams: 88, tags: ['garden', 'outdoor'] },

  // Electronics
  { title: 'Raspberry Pi 5 case, bottom', file: 'rpi5_case_bottom', rendering: 'enclosure', theme: 'Electronics', materials: ['PETG'], minutes: 97, grams: 28, tags: ['electronics', 'case'], project: 'homelab' },
  { title: 'Raspberry Pi 5 case, lid', file: 'rpi5_case_lid', rendering: 'lid', theme: 'Electronics', materials: ['PETG'], minutes: 71, grams: 19, tags: ['electronics', 'case'], project: 'homelab' },
  { title: '10-inch rack, 1U panel', file: 'rack10_1u_panel', rendering: 'panel', theme: 'Electronics', materials: ['PETG'], minutes: 212, grams: 69, tags: ['rack'], project: 'homelab', series: 3 },
  { title: 'Keystone holder, 6 ports', file: 'keystone_6', rendering: 'panel', theme: 'Electronics', materials: ['PETG'], minutes: 94, grams: 27, tags: ['rack'], project: 'homelab' },
  { title: 'ESP32 sensor box', file: 'esp32_sensor_box_v4', rendering: 'sensorBox', theme: 'Electronics', materials: ['PETG'], minutes: 58, grams: 14, tags: ['electronics', 'case'], series: 3 },
  { title: 'Cable clips, under the desk', file: 'desk_cable_clips', rendering: 'cableClips', theme: 'Electronics', materials: ['PLA'], minutes: 42, grams: 11, tags: ['cable'], copies: 8 },
  { title: 'Headphone hook', file: 'headphone_hook', rendering: 'hook', theme: 'Electronics', materials: ['PLA'], minutes: 83, grams: 27, tags: ['desk'] },
  { title: 'Keyboard tilt feet', file: 'keyboard_feet', rendering: 'wedge', theme: 'Electronics', materials: ['TPU'], minutes: 43, grams: 8, tags: ['desk'], copies: 2 },

  // The printer itself
  { title: 'Temperature tower', file: 'temp_tower', rendering: 'tower', theme: 'Printer', materials: ['PLA'], minutes: 102, grams: 21, tags: ['calibration'] },
  { title: 'Flow and pressure advance test', file: 'pa_test', rendering: 'testPlate', theme: 'Printer', materials: ['PETG'], minutes: 29, grams: 6, tags: ['calibration'] },
  { title: 'Tolerance test', file: 'tolerance_test', rendering: 'testPlate', theme: 'Printer', materials: ['PLA'], minutes: 55, grams: 13, tags: ['calibration'] },
  { title: 'Voron skirt, front', file: 'voron_skirt_front', rendering: 'skirt', theme: 'Printer', materials: ['ABS'], minutes: 196, grams: 57, tags: ['voron', 'upgrade'], project: 'voron' },
  { title: 'Voron skirt, side', file: 'voron_skirt_side', rendering: 'skirt', theme: 'Printer', materials: ['ABS'], minutes: 184, grams: 53, tags: ['voron', 'upgrade'], project: 'voron', series: 2 },
  { title: 'Stealthburner housing', file: 'stealthburner_housing', rendering: 'housing', theme: 'Printer', materials: ['ABS'], minutes: 252, grams: 61, tags: ['voron', 'upgrade'], project: 'voron' },
  { title: 'Spool holder with bearings', file: 'spool_holder_608', rendering: 'stand', theme: 'Printer', materials: ['PLA'], minutes: 231, grams: 79, tags: ['upgrade'] },
  { title: 'Filament guide', file: 'filament_guide', rendering: 'adapter', theme: 'Printer', materials: ['PETG'], minutes: 33, grams: 8, tags: ['upgrade'] },

  // Miniatures
  { title: 'Castle wall section', file: 'castle_wall_a', rendering: 'castle', theme: 'Miniatures', materials: ['PLA'], minutes: 238, grams: 66, tags: ['terrain', 'tabletop'], series: 4 },
  { title: 'Dungeon tiles 2×2', file: 'dungeon_tile_2x2', rendering: 'tiles', theme: 'Miniatures', materials: ['PLA'], minutes: 118, grams: 35, tags: ['terrain', 'tabletop'], series: 5 },
  { title: 'Ruined tower', file: 'ruined_tower', rendering: 'ruin', theme: 'Miniatures', materials: ['PLA'], minutes: 602, grams: 171, tags: ['terrain', 'tabletop'] },
  { title: 'Dice tower', file: 'dice_tower', rendering: 'ruin', theme: 'Miniatures', materials: ['PLA'], minutes: 486, grams: 139, tags: ['tabletop', 'gift'] },
  { title: 'Paint bottle rack', file: 'paint_rack_24', rendering: 'rack', theme: 'Miniatures', materials: ['PLA'], minutes: 365, grams: 112, tags: ['tabletop', 'hobby'] },
]
