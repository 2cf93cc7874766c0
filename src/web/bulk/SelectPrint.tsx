import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import type { SelectedPrint, Selection } from './useSelection.ts'
import './bulk.css'

interface Props {
  readonly print: SelectedPrint
  readonly selection: Selection
}

/** Checkbox that selects a print of a list. */
export function SelectPrint({ print, selection: { has, add, remove } }: Props): JSX.Element {
  return (
    <label class="select-print">
      <span class="visually-hidden">{texts.selectTitle({ title: print.title })}</span>
      <input
        type="checkbox"
        checked={has(print.id)}
        onChange={({ currentTarget: { checked } }) => (checked ? add([print]) : remove([print]))}
      />
    </label>
  )
}
