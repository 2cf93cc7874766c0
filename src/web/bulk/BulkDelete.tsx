import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { api } from '../api.ts'
import { Dialog, useClose } from '../components/Dialog.tsx'
import { BulkOutcome } from './BulkOutcome.tsx'
import { PrintTitles } from './PrintTitles.tsx'
import { useBulk } from './useBulk.ts'
import type { SelectedPrint } from './useSelection.ts'
import './bulk.css'

interface Props {
  readonly prints: readonly SelectedPrint[]
  /** Closes the dialog. `isDone` tells whether prints may have been deleted. */
  readonly onClose: (isDone: boolean) => void
}

/** Dialog that deletes the selected prints, after the service has told which of them it would delete. */
export function BulkDelete({ prints, onClose }: Props): JSX.Element {
  const send = (ids: number[], dryRun: boolean, signal: AbortSignal) =>
    api.DELETE('/api/Prints/bulk', { body: { ids, dryRun }, signal })
  const trial = useBulk(send)
  const removal = useBulk(send)
  const ids = prints.map(({ id }) => id)
  useEffect(() => {
    void trial.run(ids, true)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the dialog opens
  }, [])
  const count = trial.results.filter(({ outcome }) => outcome === 'Deleted').length
  const hasRun = removal.total > 0
  return (
    <Dialog
      title={removal.hasSent && !removal.isSending ? texts.printsDeleted : texts.deleteThesePrints}
      // A deletion that is being sent goes on, and nobody would see how it ends.
      onClose={() => (removal.isSending ? removal.stop?.() : onClose(removal.hasSent))}
    >
      {!hasRun && (
        <>
          <p>{texts.theyWillBePermanentlyDeleted}</p>
          <PrintTitles prints={prints} />
        </>
      )}
      <BulkOutcome bulk={hasRun ? removal : trial} prints={prints} isTrial={!hasRun} done="Deleted" />
      <Actions
        hasRun={hasRun}
        isBusy={trial.isSending || removal.isSending}
        canStop={removal.stop !== null}
        action={trial.isComplete && count > 0 ? texts.deletePrints({ count }) : null}
        onRun={() => void removal.run(ids, false)}
      />
    </Dialog>
  )
}

interface ActionsProps {
  readonly hasRun: boolean
  readonly isBusy: boolean
  /** Whether the deletion waits for a connection. */
  readonly canStop: boolean
  /** Verb and object; null while nothing can be deleted. */
  readonly action: string | null
  readonly onRun: () => void
}

function Actions({ hasRun, isBusy, canStop, action, onRun }: ActionsProps): JSX.Element {
  const close = useClose()
  return (
    <div class="actions">
      <button type="button" disabled={hasRun && isBusy && !canStop} onClick={close}>
        {hasRun && !canStop ? common.close : common.cancel}
      </button>
      {!hasRun && (
        <button type="button" class="danger" disabled={isBusy || action === null} onClick={onRun}>
          {action ?? common.deleteAction}
        </button>
      )}
    </div>
  )
}
