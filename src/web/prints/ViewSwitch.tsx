import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import { Icon, type IconName } from '../components/Icon.tsx'
import './ViewSwitch.css'

/** Forms of a list of prints, the default first. */
export const printViews = ['list', 'gallery', 'table'] as const

/** Form of a list of prints. */
export type PrintsView = (typeof printViews)[number]

const LABELS: Readonly<Record<PrintsView, readonly [label: string, icon: IconName]>> = {
  list: [texts.list, 'list'],
  gallery: [texts.gallery, 'layout-grid'],
  table: [texts.table, 'table'],
}

interface Props {
  readonly view: PrintsView
  readonly onChange: (view: PrintsView) => void
}

/** Switch between the forms of a list of prints. */
export function ViewSwitch({ view, onChange }: Props): JSX.Element {
  return (
    <fieldset class="view-switch">
      <legend class="visually-hidden">{texts.view}</legend>
      {printViews.map((option) => (
        <label key={option}>
          <input type="radio" name="view" checked={option === view} onChange={() => onChange(option)} />
          <Icon name={LABELS[option][1]} />
          <span class="wide-label">{LABELS[option][0]}</span>
        </label>
      ))}
    </fieldset>
  )
}
