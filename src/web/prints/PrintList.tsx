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
  const Item = view === 'gallery' ? PrintCard : PrintRow
  const group = (prints: readonly Print[]) => (
    <ul class={view === 'gallery' ? 'cards print-cards' : 'print-list'}>
      {prints.map((print) => (
        <Item key={print.id} print={print} control={controlOf(print)} />
      ))}
    </ul>
  )
  return isByDate && view === 'list' ? <PrintsByDay prints={prints}>{group}</PrintsByDay> : <>{group(prints)}</>
}
