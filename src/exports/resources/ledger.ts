import { columns, time, type ArchiveResource } from '../resource.ts'

/** Ledger of all spools, in the order in which it was written. */
export const ledgerResource: ArchiveResource = {
  name: 'ledger',
  members: {
    ...columns('record', ['id', 'filament_id', 'kind', 'amount_mg', 'balance_mg', 'print_id', 'actor', 'note']),
    reversesEntryId: 'record.reverses_id',
    createdDate: time('record.created_date'),
  },
  from: 'filament_ledger as record where record.user_id = $1',
  order: 'record.position',
}
