import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { formatNumber } from '../format.ts'

/** What can be chosen: its value in the address, and its title. */
export type Option = readonly [value: string, title: string]

/** From so many on, a list is searched rather than read. */
const LONG = 8

interface Props {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  readonly most: number
  readonly onChange: (values: readonly string[]) => void
}

/** The open list of a `Picker`. */
export function PickerList({ label, options, chosen, most, onChange }: Props): JSX.Element {
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])
  const known = new Set(options.map(([value]) => value))
  const gone = chosen.filter((value) => !known.has(value)).map((value): Option => [value, 'No longer in your logbook'])
  const all = [...gone, ...options]
  const words = text.toLowerCase().split(/\s+/)
  const found = all.filter(([, title]) => words.every((word) => title.toLowerCase().includes(word)))
  const noun = label.toLowerCase()
  if (all.length === 0) return <p class="note">You have no {noun} yet.</p>
  return (
    <>
      {all.length > LONG && (
        <input
          ref={search}
          type="search"
          aria-label={`Search ${noun}`}
          placeholder={`Search ${formatNumber(all.length)} ${noun}`}
          autoComplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          // Enter would send the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div class="picker-options">
        {found.map(([value, title]) => (
          <label key={value} class="check">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={chosen.length >= most && !chosen.includes(value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            {title}
          </label>
        ))}
      </div>
      <p class="note" role="status">
        {text.trim() !== '' && `${formatNumber(found.length)} found. `}
        {chosen.length >= most
          ? `No more than ${formatNumber(most)} can be chosen.`
          : chosen.length === 0
            ? `All ${noun}`
            : `${formatNumber(chosen.length)} chosen`}
      </p>
    </>
  )
}
