import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import { omitUndefined } from '../api.ts'
import { NumberFilter, readNumber } from './NumberFilter.tsx'

const HOUR_S = 3600
/** Bounds of the contract, in seconds. */
const BOUNDS = { min: 0, max: 2_147_483_647 }

/** Names in the URL of the filters by print time. */
export const durationFilterNames = ['fromPrintTimeInSeconds', 'toPrintTimeInSeconds'] as const

/** Values of the filters by print time, the second one excluded; a missing one does not filter. */
export type DurationFilters = Partial<Readonly<Record<(typeof durationFilterNames)[number], number>>>

/** Filters of prints by their print time. */
export function DurationFilters(): JSX.Element {
  return (
    <>
      <NumberFilter label={texts.printTimeFromH} name="fromPrintTimeInSeconds" scale={HOUR_S} />
      <NumberFilter label={texts.printTimeUnderH} name="toPrintTimeInSeconds" scale={HOUR_S} />
    </>
  )
}

/** Reads the filters by print time from the URL and drops invalid values. */
export function readDurationFilters(params: URLSearchParams): DurationFilters {
  const read = (name: (typeof durationFilterNames)[number]) => {
    const seconds = readNumber(params, name, BOUNDS)
    return Number.isInteger(seconds) ? seconds : undefined
  }
  return omitUndefined({
    fromPrintTimeInSeconds: read('fromPrintTimeInSeconds'),
    toPrintTimeInSeconds: read('toPrintTimeInSeconds'),
  })
}
