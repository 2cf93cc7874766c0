import * as texts from '#texts/lists'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { matches } from '../matches.ts'

/** Option of a list: its value in the URL and its label. */
export type Option = readonly [value: string, label: string]

/** Longest list without a search box. */
const MAX_UNSEARCHED = 8

/** Kind of the options. */
export type PickerNoun = Parameters<typeof texts.pickerAll>[0]['noun']

interface Props {
  readonly noun: PickerNoun
  readonly options: readonly Option[]
  readonly selected: readonly string[]
  readonly max: number
  readonly onChange: (values: readonly string[]) => void
}

/** Open list of a `Picker`. */
export function PickerList({ noun, options, selected, max, onChange }: Props): JSX.Element {
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])
  const found = options.filter(([, title]) => matches(title, text))

  if (options.length === 0) return <p class="note">{texts.pickerEmpty({ noun })}</p>
  return (
    <>
      {options.length > MAX_UNSEARCHED && (
        <input
          ref={search}
          type="search"
          aria-label={texts.pickerSearch({ noun })}
          placeholder={texts.pickerSearchAll({ noun, count: options.length })}
          autoComplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div class="picker-options">
        {found.map(([value, title]) => (
          <label key={value} class="check">
            <input
              type="checkbox"
              checked={selected.includes(value)}
              disabled={selected.length >= max && !selected.includes(value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...selected, value] : selected.filter((other) => other !== value))
              }
            />
            {title}
          </label>
        ))}
      </div>
      <p class="note" role="status">
        {text.trim() !== '' && `${texts.found({ count: found.length })} `}
        {selected.length >= max
          ? texts.atMost({ max })
          : selected.length === 0
            ? texts.pickerAll({ noun })
            : texts.selected({ count: selected.length })}
      </p>
    </>
  )
}
