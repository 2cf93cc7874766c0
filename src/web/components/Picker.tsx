import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import type { Answer } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useLoad } from '../useLoad.ts'
import { Loaded } from './Loaded.tsx'
import './Picker.css'
import { PickerList, type Option } from './PickerList.tsx'

interface Props {
  /** What is chosen, in the plural: `Spools`. */
  readonly label: string
  readonly chosen: readonly string[]
  /** How many the contract lets one choose. */
  readonly most: number
  /** Reads all there is to choose from; the same function each time. */
  readonly read: (signal: AbortSignal) => Promise<Answer<readonly Option[]>>
  readonly onChange: (chosen: readonly string[]) => void
}

/** Any number of values of a list that may be long, and is read when it is first needed. */
export function Picker({ label, chosen, most, read, onChange }: Props): JSX.Element {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const isNeeded = wasOpened || chosen.length > 0
  const load = useLoad<readonly Option[] | null>(
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
        <span>{summaryOf(chosen, load.data)}</span>
      </button>
      <div
        popover="auto"
        id={`${id}-list`}
        role="group"
        aria-labelledby={`${id}-label`}
        onBeforeToggle={({ newState }) => newState === 'open' && open()}
        // Not before it is closed: the focus goes back to the button only from what is still there.
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
      >
        {isOpen && (
          <Loaded load={load} of={`your ${label.toLowerCase()}`}>
            {(options) => (
              <PickerList label={label} options={options ?? []} chosen={chosen} most={most} onChange={onChange} />
            )}
          </Loaded>
        )}
      </div>
    </div>
  )
}

function summaryOf(chosen: readonly string[], options: readonly Option[] | null): string {
  if (chosen.length === 0) return 'All'
  const only = chosen.length === 1 && options?.find(([value]) => value === chosen[0])
  return only ? only[1] : `${formatNumber(chosen.length)} chosen`
}
