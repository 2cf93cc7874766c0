import type { JSX } from 'preact'

/** Values that a text field with this list suggests. */
export function Suggestions({ id, items }: { id: string; items: readonly string[] | undefined }): JSX.Element {
  return (
    <datalist id={id}>
      {items?.map((item) => (
        <option key={item} value={item} />
      ))}
    </datalist>
  )
}
