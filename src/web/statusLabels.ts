import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { Schemas } from './schemas.ts'

/** Labels of the print statuses, in the order in which a print passes through them. */
export const statusLabels: Readonly<Record<Schemas['PrintStatus'], string>> = {
  Pending: texts.pending,
  Printing: common.printing,
  Success: texts.success,
  PartialSuccess: texts.partialSuccess,
  Failed: common.failed,
  Cancelled: common.cancelled,
}
