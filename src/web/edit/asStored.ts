import type { Schemas } from '../schemas.ts'
import type { Values } from './changes.ts'

type Usage = Schemas['EditFilamentUsageDto']
type Print = Pick<Schemas['PrintDetailDto'], 'status' | 'filamentUsage' | 'reportedUse'>

/**
 * The value of a property as the service stores it in a record, with what it adds by itself: when a print is over, reports of
 * connections fill in amounts that are not entered, and add spools that no usage names (docs/domain.md, "Material reported live").
 * @param value value as read from the form
 * @param record record as read from the API
 */
export function asStored(name: string, value: unknown, record: Values): unknown {
  return name === 'filamentUsage' ? withReportedUse((value ?? []) as Usage[], record as Print) : value
}

function withReportedUse(usages: readonly Usage[], { status, filamentUsage, reportedUse = [] }: Print) {
  if (reportedUse.length === 0 || status === 'Pending' || status === 'Printing') return usages
  const filled = usages.map((usage, index) => {
    const { amountMg, lengthInM, volumeMl, source } = filamentUsage[index] ?? usage
    return hasAmount(usage) ? usage : { ...usage, amountMg, lengthInM, volumeMl, source }
  })
  const isReported = ({ filamentId }: Usage) => reportedUse.some((use) => use.filamentId === filamentId)
  return [...filled, ...filamentUsage.slice(usages.length).filter(isReported)]
}

function hasAmount({ amountMg, lengthInM, volumeMl }: Usage): boolean {
  return amountMg !== null || lengthInM !== null || volumeMl !== null
}
