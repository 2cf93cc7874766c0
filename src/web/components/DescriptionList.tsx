import type { ComponentChildren, JSX } from 'preact'
import './DescriptionList.css'

/** List of names and values. Values that are null, false or '' are left out. */
export function DescriptionList({ items }: { items: readonly (readonly [string, ComponentChildren])[] }): JSX.Element {
  return (
    <dl class="description-list">
      {items
        .filter(([, value]) => value != null && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
