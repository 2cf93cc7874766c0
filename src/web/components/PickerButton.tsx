import type { ComponentChildren, JSX } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { hasLeft } from './hasLeft.ts'
import './Picker.css'

interface Props {
  readonly label: string
  /** Text of the button: what is selected. */
  readonly summary: string
  /** Line of help below the button. */
  readonly hint?: string
  /** Called when the list opens. */
  readonly onOpen?: () => void
  /** Renders the list while it is open. */
  readonly children: (close: () => void) => ComponentChildren
}

/** Button that opens a list to select from. */
export function PickerButton({ label, summary, hint, onOpen, children }: Props): JSX.Element {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    onOpen?.()
  }
  return (
    // An open list would cover what has the focus.
    <div class="field picker" onFocusOut={(event) => hasLeft(event) && list.current?.hidePopover()}>
      <span id={`${id}-label`} class="label">
        {label}
      </span>
      <button
        type="button"
        id={id}
        popovertarget={`${id}-list`}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={hint && `${id}-hint`}
      >
        <span>{summary}</span>
      </button>
      {hint && (
        <small id={`${id}-hint`} class="note">
          {hint}
        </small>
      )}
      <div
        ref={list}
        popover="auto"
        id={`${id}-list`}
        role="group"
        aria-labelledby={`${id}-label`}
        onBeforeToggle={({ newState }) => newState === 'open' && open()}
        // The list is removed after the popover has closed: only then can the browser return the focus to the button.
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
      >
        {isOpen && children(() => list.current?.hidePopover())}
      </div>
    </div>
  )
}
