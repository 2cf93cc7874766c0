import type { ComponentChildren, JSX } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A modal dialog, there as long as it is drawn. Escape closes it; the focus stays inside and then goes back. */
export function Dialog({ title, onClose, children }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    return () => {
      // The browser gives the focus back only while the dialog is still in the page, which here it may not be.
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const close = (event: Event) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog ref={dialog} aria-labelledby={id} onCancel={close}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
