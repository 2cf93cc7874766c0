/** Lines of the motif on a medal, in a box of 24 units, by the key of the achievement. */
const MOTIFS: Readonly<Record<string, string>> = {
  // A cube on the bed.
  'prints-made': 'M12 3.5l6.5 3.6v7.3L12 18l-6.5-3.6V7.1zM5.5 7.1L12 10.7l6.5-3.6M12 10.7V18M4 21h16',
  // A clock.
  'print-hours': 'M12 4a8 8 0 1 1 0 16 8 8 0 1 1 0-16zM12 7.5V12l3.2 2',
  // A spool with its filament.
  'material-printed':
    'M11 4a7.5 7.5 0 1 1 0 15 7.5 7.5 0 1 1 0-15zM11 9a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5zM18.5 11.5V20H21',
  // An hourglass.
  'long-print':
    'M7 3.5h10M7 20.5h10M8.2 3.5c0 5 7.6 4.5 7.6 8.5s-7.6 3.5-7.6 8.5M15.8 3.5c0 5-7.6 4.5-7.6 8.5s7.6 3.5 7.6 8.5',
  // A bolt.
  'busy-day': 'M13.5 3L6 13.5h5.5L10.5 21 18 10.5h-5.5z',
  // A flame.
  'print-streak':
    'M12.5 3c.2 4 5 5.8 5 10.7a5.5 5.5 0 0 1-11 0c0-2.2 1-3.7 2.2-4.9.2 2 .9 2.9 1.9 3.2-.4-3.5.2-6.6 1.9-9z',
  // A week that is ticked off.
  'week-streak': 'M5 6h14v14H5zM5 10h14M9 3.5V8M15 3.5V8M9 15l2.2 2 4-4.2',
  // A flask.
  materials: 'M9.5 3.5h5M10.5 3.5V10l-5 8.6A1.3 1.3 0 0 0 6.6 20.5h10.8a1.3 1.3 0 0 0 1.1-1.9l-5-8.6V3.5M8 15h8',
  // Colors that mix.
  colors:
    'M12 4.2a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 1 1 0-9.2zM8.6 10.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 1 1 0-9.2zM15.4 10.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 1 1 0-9.2z',
  // A price tag.
  brands: 'M4 4.5h7.6l8.4 8.4-7.1 7.1L4.5 11.6zM8.4 8.7h.01',
  // A printer.
  printers: 'M5 21V4h14v17M3 21h18M5 8h14M9.8 8v2.6l2.2 2.2 2.2-2.2V8M8.5 17.5h7',
  // A target.
  'estimate-accuracy': 'M12 4a8 8 0 1 1 0 16 8 8 0 1 1 0-16zM12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM12 12h.01',
  // An arrow that comes back.
  comeback: 'M5 12.5a7.2 7.2 0 1 0 2.3-5.3L4.5 9.8M4.5 5v4.8h4.8',
  // A wrench.
  'maintenance-done':
    'M19.8 7.6l-3.2 3.2-3.4-3.4 3.2-3.2a4.8 4.8 0 0 0-6.3 6.3l-6 6a2.2 2.2 0 0 0 3.2 3.3l6.1-6.1a4.8 4.8 0 0 0 6.4-6.1z',
  // A stopwatch.
  'maintenance-on-time':
    'M12 7a6.7 6.7 0 1 1 0 13.4A6.7 6.7 0 1 1 12 7zM12 10.3v3.5l2.3 1.6M9.7 3.5h4.6M12 3.5V7M17.2 8.2l1.5-1.5',
  // A flag at the finish.
  'projects-complete': 'M6 21V3.5M6 4.5h12.5l-3 4.2 3 4.3H6',
  // Waves of a radio.
  'connected-printers':
    'M3.8 9.8a12 12 0 0 1 16.4 0M6.9 13.3a7.5 7.5 0 0 1 10.2 0M9.9 16.7a3.2 3.2 0 0 1 4.2 0M12 19.8h.01',
  // Ways that become one.
  'logging-ways': 'M3.5 5c6.5 0 5 7 9 7M3.5 19c6.5 0 5-7 9-7M3.5 12H20M16.5 8.4L20.2 12l-3.7 3.6',
  // A kind word.
  comments: 'M4 4.5h16v11.5h-8.5l-4.5 4V16H4zM12 13l-2.8-2.6a1.65 1.65 0 0 1 2.8-1.9 1.65 1.65 0 0 1 2.8 1.9z',
  // An image on an easel.
  'public-prints': 'M4 4.5h16v11.5H4zM7 13l3.2-3.7 2.3 2.3 2-2.4L17 13M9.5 16l-2 5M14.5 16l2 5',
  // The sun of a new year.
  'fresh-start': 'M3.5 16.5h17M6.8 16.5a5.2 5.2 0 0 1 10.4 0M12 4.5v3M5 8.5l1.8 1.7M19 8.5l-1.8 1.7M8 20.5h8',
  // A six.
  'sixth-time-lucky': 'M5 4.5h14v15H5zM9.3 8.2h.01M9.3 12h.01M9.3 15.8h.01M14.7 8.2h.01M14.7 12h.01M14.7 15.8h.01',
  // A cake with a candle.
  anniversary:
    'M5 20.5h14V13H5zM5 16.8c2.3 0 2.3-1.6 4.7-1.6s2.3 1.6 4.6 1.6 2.3-1.6 4.7-1.6M12 13V9.3M12 4.2c1.3 1.4 1.3 2.5 0 2.9-1.3-.4-1.3-1.5 0-2.9z',
}

/** A star, for an achievement that is newer than these pages. */
const STAR = 'M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 17l-5.4 3 1.2-6-4.5-4.2 6.1-.7z'

/** Path of the motif of an achievement. */
export function motifOf(key: string): string {
  return MOTIFS[key] ?? STAR
}
