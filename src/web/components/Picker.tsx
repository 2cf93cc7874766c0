import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import type { Answer } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { Loadable } from './Loadable.tsx'
import './Picker.css'
import { PickerList, type Option } from './PickerList.tsx'

interface Props {
  /** Plural noun for the options, such as `Spools`. */
  readonly label: string
  readonly selected: readonly string[]
  /** Maximum number of values that the contract allows. */
  readonly max: number
  /** Reads all options. Must be the same function in every rendering. */
  readonly read: (signal: AbortSignal) => Promise<Answer<readonly Option[]>>
  readonly onChange: (selected: readonly string[]) => void
}

/** Button that opens a list with multiple selection. The list may be long and is read when it is first needed. */
export function Picker({ label, selected, max, read, onChange }: Props): JSX.Element {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const isNeeded = wasOpened || selected.length > 0
  const result = useQuery<readonly Option[] | null>(
    async (signal) => (isNeeded ? await read(signal) : { response: Response.json(null) }),
    [isNeeded, read],
  )
  const open = () => {
    setOpen(true)
    setOpened(true)
  }
  return (
    <div class="field picker">
      <span id={`${id}-label`} class="label">
        {label}
      </span>
      <button type="button" id={id} popovertarget={`${id}-list`} aria-labelledby={`${id}-label ${id}`}>
        <span>{summaryOf(selected, result.data)}</span>
      </button>
      <div
        popover="auto"
        id={`${id}-list`}
        role="group"
        aria-labelledby={`${id}-label`}
        onBeforeToggle={({ newState }) => newState === 'open' && open()}
        // The list is removed after the popover has closed: only then can the browser return the focus to the button.
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
      >
        {isOpen && (
          <Loadable result={result} label={`your ${label.toLowerCase()}`}>
            {(options) => (
              <PickerList label={label} options={options ?? []} selected={selected} max={max} onChange={onChange} />
            )}
          </Loadable>
        )}
      </div>
    </div>
  )
}

function summaryOf(selected: readonly string[], options: readonly Option[] | null): string {
  if (selected.length === 0) return 'All'
  const only = selected.length === 1 && options?.find(([value]) => value === selected[0])
  return only ? only[1] : `${formatNumber(selected.length)} selected`
}
