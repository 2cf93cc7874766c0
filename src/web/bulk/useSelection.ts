import { useState } from 'preact/hooks'
import type { Schemas } from '../schemas.ts'

/** Print in a selection. */
export type SelectedPrint = Pick<Schemas['PrintSummaryDto'], 'id' | 'title' | 'tags'>

/** Selection of prints, which stays while the list shows other pages. */
export interface Selection {
  /** Whether prints are being selected. */
  readonly isOn: boolean
  readonly prints: readonly SelectedPrint[]
  readonly has: (id: number) => boolean
  readonly start: () => void
  /** Ends selecting and forgets the selection. */
  readonly end: () => void
  readonly add: (prints: readonly SelectedPrint[]) => void
  readonly remove: (prints: readonly SelectedPrint[]) => void
}

/** Returns a selection that is empty and off at first. */
export function useSelection(): Selection {
  const [isOn, setOn] = useState(false)
  const [selected, setSelected] = useState<ReadonlyMap<number, SelectedPrint>>(new Map())
  return {
    isOn,
    prints: [...selected.values()],
    has: (id) => selected.has(id),
    start: () => setOn(true),
    end: () => {
      setOn(false)
      setSelected(new Map())
    },
    add: (prints) =>
      setSelected((before) => new Map([...before, ...prints.map((print) => [print.id, print] as const)])),
    remove: (prints) => {
      const removed = new Set(prints.map(({ id }) => id))
      setSelected((before) => new Map([...before].filter(([id]) => !removed.has(id))))
    },
  }
}
