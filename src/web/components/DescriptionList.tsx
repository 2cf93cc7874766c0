import type { ComponentChildren, JSX } from 'preact'
import './DescriptionList.css'

/** Length from which a text has a line of its own: in one of two columns on a phone it would take more than four. */
const LONG_TEXT = 80
/** Length from which a word, such as an amount with its currency, would be broken in one of two columns on a phone. */
const LONG_WORD = 15

/** Name, value, and the text of a value that is not a text, such as the address of a link. */
type Item = readonly [name: string, value: ComponentChildren, text?: string | null]

/** List of names and values. Values that are null, false or '' are left out. */
export function DescriptionList({ items }: { items: readonly Item[] }): JSX.Element {
  return (
    <dl class="description-list">
      {items
        .filter(([, value]) => value != null && value !== '' && value !== false)
        .map(([name, value, text = typeof value === 'string' ? value : null]) => (
          <div key={name} class={widthOf(text ?? '')}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Class of an item that needs more width than others. A space that keeps a number and its unit together is part of a word. */
function widthOf(text: string): string | undefined {
  if (text.length > LONG_TEXT) return 'wide'
  return text.split(/[ \n]/).some((word) => word.length > LONG_WORD) ? 'long-word' : undefined
}
