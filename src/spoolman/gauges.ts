import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { listSpoolmanFilaments } from './filaments.ts'
import { listSpools } from './spools.ts'

type Labels = Readonly<Record<string, string | number>>
type Sample = readonly [Labels, number | undefined]

/** Writes the metrics of a user's spools and filaments in the text format of Prometheus. */
export async function metricsText(db: Kysely<DB>, userId: number): Promise<string> {
  const { rows: spools } = await listSpools(db, userId, {})
  const { rows: filaments } = await listSpoolmanFilaments(db, userId, { offset: 0 })
  const ofSpools = (value: (spool: (typeof spools)[number]) => number | undefined): Sample[] =>
    spools.map((spool) => [{ spool_id: spool.id, filament_id: spool.filament.id }, value(spool)])
  const ofFilaments = (value: (filament: (typeof filaments)[number]) => number | undefined): Sample[] =>
    filaments.map((filament) => [{ filament_id: filament.id }, value(filament)])
  const info: Sample[] = filaments.map(({ id, vendor, name, material, color_hex: color }) => [
    { filament_id: id, vendor: vendor?.name ?? '', name: name ?? '', material: material ?? '', color: color ?? '' },
    1,
  ])
  return [
    gauge(
      'spoolman_spool_price',
      'Price of a spool',
      ofSpools(({ price, filament }) => price ?? filament.price),
    ),
    gauge(
      'spoolman_spool_weight_used',
      'Used weight in grams',
      ofSpools((spool) => spool.used_weight),
    ),
    gauge(
      'spoolman_spool_initial_weight',
      'Net weight in grams',
      ofSpools((spool) => spool.initial_weight),
    ),
    gauge('spoolman_filament_info', 'Facts of a filament', info),
    gauge(
      'spoolman_filament_density',
      'Density in grams per cubic centimeter',
      ofFilaments(({ density }) => density),
    ),
    gauge(
      'spoolman_filament_diameter',
      'Diameter in millimeters',
      ofFilaments(({ diameter }) => diameter),
    ),
    gauge(
      'spoolman_filament_weight',
      'Net weight of a full spool in grams',
      ofFilaments(({ weight }) => weight),
    ),
  ].join('')
}

/** Samples without a value are left out. */
function gauge(name: string, help: string, samples: readonly Sample[]): string {
  const lines = samples.flatMap(([labels, value]) =>
    value === undefined ? [] : [`${name}${labelText(labels)} ${value}`],
  )
  return [`# HELP ${name} ${help}.`, `# TYPE ${name} gauge`, ...lines, ''].join('\n')
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return `{${pairs.join(',')}}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
