import type { SpoolmanOperation } from '../../operation.ts'

/** Version of Spoolman whose API is spoken. Clients compare it: it must be three integers. */
const VERSION = '0.26.1'

export const handle: SpoolmanOperation<'Server_GetInfo'> = () =>
  Promise.resolve({
    status: 200,
    body: {
      version: VERSION,
      debug_mode: false,
      automatic_backups: false,
      data_dir: '',
      logs_dir: '',
      backups_dir: '',
      db_type: 'postgres',
      external_db_name: 'SpoolmanDB',
    },
  })
