import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Table, type Column } from '../components/Table.tsx'
import { formatBytes, formatNumber } from '../format.ts'

type Storage = Schemas['StorageDto']

interface Row {
  readonly name: string
  readonly use: Schemas['StorageUseDto']
  readonly format: (value: number) => string
}

const COUNTED = [
  ['prints', 'Prints'],
  ['filaments', 'Spools'],
  ['printers', 'Printers'],
  ['projects', 'Projects'],
  ['maintenanceEntries', 'Maintenance entries'],
  ['comments', 'Comments on your prints'],
  ['writtenComments', 'Comments you have written'],
  ['apiKeys', 'API keys'],
  ['webhooks', 'Webhooks'],
  ['webhookDeliveries', 'Deliveries of webhooks'],
  ['exports', 'Archives'],
  ['imports', 'Imports'],
] as const satisfies readonly (readonly [keyof Storage, string])[]

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Type', cell: ({ name }) => name },
  { title: 'Used', isNumber: true, cell: ({ use, format }) => format(use.used) },
  { title: 'Limit', isNumber: true, cell: ({ use, format }) => format(use.allowed) },
]

/** Table of the user's storage usage and limits. */
export function StorageUsage({ storage }: { storage: Storage }): JSX.Element {
  const rows: Row[] = [
    { name: 'Slicer settings', use: storage.slicerSettingsBytes, format: formatBytes },
    { name: 'Images', use: storage.pictureBytes, format: formatBytes },
    { name: 'Size of archives', use: storage.exportBytes, format: formatBytes },
    { name: 'Size of imported files', use: storage.importBytes, format: formatBytes },
    ...COUNTED.map(([kind, name]) => ({ name, use: storage[kind], format: (value: number) => formatNumber(value) })),
  ]
  return <Table caption="Storage usage" columns={COLUMNS} rows={rows} keyOf={({ name }) => name} />
}
