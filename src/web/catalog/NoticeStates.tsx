import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { Loading } from '../components/Loading.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { SectionTitle } from '../components/SectionTitle.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { ChangedNotice } from '../edit/ChangedNotice.tsx'
import { postpone, tellFailure } from '../postponed.ts'
import { invalidForm, signedOutForm, unreachable } from './examples.ts'
import { State } from './State.tsx'

const CHANGED = [{ label: 'Remaining', before: '1 kg', now: '900 g' }] as const

const nothing = () => undefined

/** Problems, progress, dialogs and messages. */
export function NoticeStates(): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <SectionTitle id="notices" title="Notices" />
      <div class="catalog">
        <State title="Problem of a request">
          <ProblemView failure={unreachable} onRetry={nothing} />
        </State>
        <State title="Problem of a form">
          <ProblemView failure={invalidForm} isInForm />
        </State>
        <State title="Problem of a form without a session">
          <ProblemView failure={signedOutForm} isInForm />
        </State>
        <State title="Changed elsewhere">
          <ChangedNotice
            changed={CHANGED}
            sentence="This spool was changed elsewhere meanwhile."
            advice="Nothing is adjusted yet."
          />
        </State>
        <State title="Loading">
          <Loading label="the examples" />
          <progress aria-label="Progress" value={0.4} />
        </State>
        <State title="Skeleton">
          <Skeleton label="the cards" count={2} list="cards" />
        </State>
        <State title="Dialog and messages">
          <p class="actions">
            <button type="button" onClick={() => setOpen(true)}>
              Open dialog
            </button>
            <button type="button" onClick={postponeExample}>
              Show undo
            </button>
            <button type="button" onClick={() => tellFailure('The example could not be deleted.')}>
              Show failure
            </button>
          </p>
        </State>
      </div>
      {isOpen && (
        <ConfirmDialog
          title="Delete this example?"
          action="Delete"
          isSending={false}
          failure={null}
          onConfirm={close}
          onClose={close}
        >
          Nothing will be deleted.
        </ConfirmDialog>
      )}
    </>
  )
}

function postponeExample(): void {
  void postpone({
    kind: 'print',
    id: 'example',
    text: 'Example deleted.',
    undoLabel: 'Undo',
    send: () => Promise.resolve(null),
  })
}
