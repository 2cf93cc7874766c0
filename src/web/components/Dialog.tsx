import { createContext, type ComponentChildren, type JSX } from 'preact'
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks'
import { mayRemove } from '../leaving.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

interface Props {
  readonly title: string
  readonly class?: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

const Close = createContext<() => void>(() => undefined)

/** Returns a function that closes the dialog around the component. It asks first if a form has unsaved changes. */
export function useClose(): () => void {
  return useContext(Close)
}

/**
 * Modal dialog, open while it is rendered. Escape closes it, unless a form in it has unsaved changes that the user wants to
 * keep. The focus stays inside and then returns to where it was.
 */
export function Dialog({ title, onClose, children, ...props }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    return () => {
      // Browsers return the focus only if the dialog is still in the document, which may not be the case here.
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const close = () => {
    if (dialog.current && mayRemove(dialog.current)) onClose()
  }
  const closeBy = (event: Event) => {
    event.preventDefault()
    close()
  }
  return (
    <dialog
      ref={dialog}
      class={props.class}
      aria-labelledby={id}
      // Before the browser handles the key: it would close the dialog by itself when Escape is pressed twice.
      // An input method has the key for itself.
      onKeyDown={(event) => event.key === 'Escape' && !event.isComposing && closeBy(event)}
      onCancel={closeBy}
    >
      <OfflineNotice />
      <h2 id={id}>{title}</h2>
      <Close.Provider value={close}>{children}</Close.Provider>
    </dialog>
  )
}
