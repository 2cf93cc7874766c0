import type { ComponentChildren, JSX } from 'preact'
import './DescriptionList.css'

/** Length from which a text has a line of its own: in one of two columns on a phone it would take more than four. */
const LONG_TEXT = 80

/** List of names and values. Values that are null, false or '' are left out. */
export function DescriptionList({ items }: { items: readonly (readonly [string, ComponentChildren])[] }): JSX.Element {
  return (
    <dl class="description-list">
      {items
        .filter(([, value]) => value != null && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name} class={typeof value === 'string' && value.length > LONG_TEXT ? 'wide' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
