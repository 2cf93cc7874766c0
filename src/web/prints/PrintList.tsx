import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { PrintCard } from './PrintCard.tsx'
import { PrintRow } from './PrintRow.tsx'
import { PrintsByDay } from './PrintsByDay.tsx'
import { PrintTable } from './PrintTable.tsx'
import type { PrintsView } from './ViewSwitch.tsx'
import './prints.css'

type Print = Schemas['PrintSummaryDto']

interface Props {
  readonly prints: readonly Print[]
  readonly view: PrintsView
  /** Whether they are in the order of their dates: a list then has headings for days. */
  readonly isByDate: boolean
  /** Returns the control of a print, such as a checkbox. */
  readonly controlOf: (print: Print) => ComponentChildren
}

/** Prints of a page as a list, a gallery or a table. */
export function PrintList({ prints, view, isByDate, controlOf }: Props): JSX.Element {
  if (view === 'table') return <PrintTable prints={prints} controlOf={controlOf} />
  if (view === 'gallery') {
    return (
      <ul class="cards print-cards">
        {prints.map((print) => (
          <PrintCard key={print.id} print={print} control={controlOf(print)} />
        ))}
      </ul>
    )
  }
  const list = (prints: readonly Print[]) => (
    <ul class="print-list">
      {prints.map((print) => (
        <PrintRow key={print.id} print={print} control={controlOf(print)} isUnderDay={isByDate} />
      ))}
    </ul>
  )
  return isByDate ? <PrintsByDay prints={prints}>{list}</PrintsByDay> : list(prints)
}
