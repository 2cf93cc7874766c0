import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Table, type Column } from '../components/Table.tsx'
import { formatBytes, formatNumber } from '../format.ts'

type Storage = Schemas['StorageDto']

interface Row {
  readonly name: string
  readonly use: Schemas['StorageUseDto'] | undefined
  readonly format: (value: number) => string
}

const COUNTED = [
  ['prints', common.prints],
  ['filaments', common.spools],
  ['filamentTypes', common.filamentTypes],
  ['brands', common.brands],
  ['printers', common.printers],
  ['projects', common.projects],
  ['maintenanceEntries', texts.maintenanceEntries],
  ['comments', texts.commentsOnYourPrints],
  ['writtenComments', texts.commentsYouHaveWritten],
  ['apiKeys', texts.apiKeys],
  ['spoolConnections', texts.spoolConnections],
  ['webhooks', common.webhooks],
  ['webhookDeliveries', texts.deliveriesOfWebhooks],
  ['exports', texts.archives],
  ['imports', texts.imports],
] as const satisfies readonly (readonly [keyof Storage, string])[]

const COLUMNS: readonly Column<Row>[] = [
  { title: common.type, cell: ({ name }) => name },
  { title: texts.storageUsed, isNumber: true, cell: ({ use, format }) => use && format(use.used) },
  { title: texts.limit, isNumber: true, cell: ({ use, format }) => use && format(use.allowed) },
]

/** Table of the user's storage usage and limits, without figures while these are loading. */
export function StorageUsage({ storage }: { storage: Storage | null }): JSX.Element {
  const rows: Row[] = [
    { name: common.slicerSettings, use: storage?.slicerSettingsBytes, format: formatBytes },
    { name: common.images, use: storage?.pictureBytes, format: formatBytes },
    { name: texts.sizeOfArchives, use: storage?.exportBytes, format: formatBytes },
    { name: texts.sizeOfFilesToImport, use: storage?.importBytes, format: formatBytes },
    ...COUNTED.map(([kind, name]) => ({ name, use: storage?.[kind], format: (value: number) => formatNumber(value) })),
  ]
  return <Table caption={texts.storageUsage} columns={COLUMNS} rows={rows} keyOf={({ name }) => name} />
}
