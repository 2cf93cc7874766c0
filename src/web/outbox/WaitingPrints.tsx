import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useOnline } from '../connection.ts'
import { discard, isUncertain, sendAgain, useOutbox } from './outbox.ts'
import type { WaitingPrint } from './store.ts'
import './outbox.css'

interface Props {
  /** Called after prints were sent. */
  readonly onSent: () => void
}

/** List of the prints that were recorded offline and wait, with the reasons why some could not be sent. */
export function WaitingPrints({ onSent }: Props): JSX.Element | null {
  const prints = useOutbox()
  const isOnline = useOnline()
  const [discarding, setDiscarding] = useState<WaitingPrint | null>(null)
  const before = useRef(prints)
  useEffect(() => {
    const isGone = before.current.some(({ key }) => prints.every((print) => print.key !== key))
    before.current = prints
    if (isGone) onSent()
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's function is another one each time
  }, [prints])
  if (prints.length === 0) return null
  return (
    <section class="card waiting" aria-labelledby="waiting">
      <h2 id="waiting">{texts.notSentYet}</h2>
      <p class="note" role="status">
        {isOnline ? texts.thesePrintsAreStoredIn : texts.thesePrintsAreStoredInThis}
      </p>
      <ul>
        {prints.map((print) => (
          <li key={print.key}>
            <strong>{print.body.title}</strong> <Outcome print={print} onDiscard={() => setDiscarding(print)} />
          </li>
        ))}
      </ul>
      {discarding && (
        <ConfirmDialog
          title={texts.discardThisPrint}
          action={texts.discard}
          isSending={false}
          failure={null}
          onClose={() => setDiscarding(null)}
          onConfirm={() => void discard(discarding).then(() => setDiscarding(null))}
        >
          {texts.wasNotSentIt({ title: discarding.body.title })}
        </ConfirmDialog>
      )}
    </section>
  )
}

function Outcome({ print, onDiscard }: { print: WaitingPrint; onDiscard: () => void }): JSX.Element {
  const isDoubtful = isUncertain(print)
  if (print.refusal === null && !isDoubtful) return <span class="badge">{common.waiting}</span>
  return (
    <>
      <p class={isDoubtful ? 'note' : 'error'}>{print.refusal ?? texts.itMayHaveBeenRecorded}</p>
      <p class="actions">
        <button type="button" onClick={() => void sendAgain(print)}>
          {common.sendAgain}
        </button>
        <button type="button" class="danger" onClick={onDiscard}>
          {texts.discard}
        </button>
      </p>
    </>
  )
}
