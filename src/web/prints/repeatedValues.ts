import type { Schemas } from '../schemas.ts'
import { sharedOfNewPrint } from '../sharedParts.ts'
import { emptyUsage, type PrintValues } from './printValues.ts'

/** Records that a repeated print can refer to. */
interface Available {
  readonly printers: readonly Pick<Schemas['PrinterSummaryDto'], 'id' | 'isActive'>[]
  readonly spools: readonly Pick<Schemas['FilamentDetailDto'], 'id'>[]
}

/**
 * Values of a new print that repeats another one. What a successful print was measured to need becomes the estimate, as the new
 * print has no result yet; any other print keeps its estimate, since it was not measured to its end. A printer or spool that is
 * archived is replaced by the default, or left open.
 * @param defaults those of a new print
 */
export function repeatedValues(
  print: Schemas['PrintDetailDto'],
  defaults: PrintValues,
  { printers, spools }: Available,
): PrintValues {
  const hasPrinter = printers.some(({ id, isActive }) => isActive && id === print.printerId)
  const isComplete = print.status === 'Success' || print.status === 'PartialSuccess'
  const needed = (measured: number | null, estimated: number | null) => (isComplete ? measured : null) ?? estimated
  const hasSpool = (id: string | null) => spools.some((spool) => spool.id === id)
  return {
    ...defaults,
    title: print.title,
    printerId: hasPrinter ? print.printerId : defaults.printerId,
    projectId: print.projectId,
    estimatedPrintTimeInSeconds: needed(print.printTimeInSeconds, print.estimatedPrintTimeInSeconds),
    plateCount: print.plateCount,
    partCount: print.partCount,
    filamentUsage: print.filamentUsage.map((usage) => ({
      ...emptyUsage,
      filamentId: hasSpool(usage.filamentId) ? usage.filamentId : null,
      materialType: usage.materialType,
      slot: usage.slot,
      estimatedAmountMg: needed(usage.amountMg, usage.estimatedAmountMg),
    })),
    tags: print.tags,
    copies: print.copies,
    viewStatus: print.viewStatus,
    fileName: print.fileName,
    url: print.url,
    notes: print.notes,
    privateNotes: print.privateNotes,
    shared: print.shared ?? sharedOfNewPrint,
    allowComments: print.allowComments,
  }
}
