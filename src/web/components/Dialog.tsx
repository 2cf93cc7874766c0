import { createContext, type ComponentChildren, type JSX } from 'preact'
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks'
import { mayRemove } from '../leaving.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

interface Props {
  readonly title: string
  readonly class?: string
  /** Id of the element that describes it, such as the consequences of an action. */
  readonly describedBy?: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** Controls that can have the focus first. */
const CONTROLS = ':is(a[href], button, input, select, textarea, summary):not(:disabled, [type=hidden])'

const Close = createContext<() => void>(() => undefined)

/** Returns a function that closes the dialog around the component. It asks first if a form has unsaved changes. */
export function useClose(): () => void {
  return useContext(Close)
}

/**
 * Modal dialog, open while it is rendered. Escape closes it, unless a form in it has unsaved changes that the user wants to
 * keep. The focus stays inside and then returns to where it was.
 */
export function Dialog({ title, describedBy, onClose, children, ...props }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    if (element) showStart(element)
    const stop = element && focusOnceLoaded(element)
    return () => {
      stop?.()
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
      aria-describedby={describedBy}
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

/**
 * Moves the focus to the first control as soon as there is one: while its content is being loaded, a dialog has the focus itself.
 * @returns a function that stops it
 */
function focusOnceLoaded(dialog: HTMLDialogElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === dialog) {
      dialog.querySelector<HTMLElement>(CONTROLS)?.focus()
      showStart(dialog)
    } else observer.disconnect()
  })
  if (document.activeElement === dialog) observer.observe(dialog, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Moves the focus to the title if the first control, which has it, is so far down that the dialog has scrolled away from its start. */
function showStart(dialog: HTMLDialogElement): void {
  const title = dialog.querySelector('h2')
  if (dialog.scrollTop === 0 || !title) return
  title.tabIndex = -1
  title.focus()
  dialog.scrollTop = 0
}
