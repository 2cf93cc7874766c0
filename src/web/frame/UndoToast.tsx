import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../components/Icon.tsx'
import { sendPostponed, tellFailure, undoPostponed, usePostponed } from '../postponed.ts'
import './UndoToast.css'

/** Time to undo a change. It does not pass while the pointer or the focus is in the message (WCAG 2.2.1). */
const UNDO_MS = 8000

/** Message about a change that can be undone for some seconds, or about one that has failed. */
export function UndoToast(): JSX.Element {
  const { waiting, failure } = usePostponed()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!waiting || isHeld) return undefined
    const timer = setTimeout(() => void sendPostponed(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [waiting, isHeld])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const text = waiting?.text ?? failure
  return (
    <div class="undo-toast" role="status">
      {text !== null && (
        <p
          class={waiting ? undefined : 'failed'}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocusIn={hold}
          onFocusOut={release}
        >
          <span>{text}</span>
          <button
            type="button"
            onClick={() => {
              // The button is gone, so it does not lose the pointer or the focus.
              release()
              if (waiting) undoPostponed()
              else tellFailure(null)
            }}
          >
            {waiting ? (
              <>
                <Icon name="rotate-ccw" />
                {waiting.undoLabel}
              </>
            ) : (
              common.close
            )}
          </button>
        </p>
      )}
    </div>
  )
}
