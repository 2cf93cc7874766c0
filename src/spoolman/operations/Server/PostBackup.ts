import { Problem } from '../../../kernel/problem.ts'
import type { SpoolmanOperation } from '../../operation.ts'

export const handle: SpoolmanOperation<'Server_PostBackup'> = () =>
  Promise.reject(new Problem('internal', 'Backups are made by the operator of this service.'))
