/** The print that an event is about, as the event has left it. */
export interface AffectedPrint {
  readonly printId: number
  readonly title: string
  /** False for an event that had been recorded before. */
  readonly isChanged: boolean
  /** Whether an end only completes what another program has reported: an image of the end may be there already. */
  readonly isSecondEnd?: boolean
  /** This print and others, whose costs and stock must be recalculated. */
  readonly idsToRecalculate: readonly number[]
  /** When the print began, RFC 3339, if only this event tells that there was one: events about it may have come before. */
  readonly beganDate?: string | null
  /** Whether those of them that are over have their prices already. */
  readonly havePrices?: boolean
}

/** The result for an event that was recorded before. */
export function repeated({ id, title }: { readonly id: number; readonly title: string }): AffectedPrint {
  return { printId: id, title, isChanged: false, idsToRecalculate: [] }
}
