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
  const send = (ids: number[], dryRun: boolean) => api.DELETE('/api/Prints/bulk', { body: { ids, dryRun } })
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
    <Dialog title={hasRun ? texts.printsDeleted : texts.deleteThesePrints} onClose={() => onClose(hasRun)}>
      {!hasRun && (
        <>
          <p>{texts.theyWillBePermanentlyDeleted}</p>
          <PrintTitles prints={prints} />
        </>
      )}
      <BulkOutcome bulk={hasRun ? removal : trial} prints={prints} isTrial={!hasRun} />
      <Actions
        hasRun={hasRun}
        isBusy={trial.isSending || removal.isSending}
        action={trial.isComplete && count > 0 ? texts.deletePrints({ count }) : null}
        onRun={() => void removal.run(ids, false)}
      />
    </Dialog>
  )
}

interface ActionsProps {
  readonly hasRun: boolean
  readonly isBusy: boolean
  /** Verb and object; null while nothing can be deleted. */
  readonly action: string | null
  readonly onRun: () => void
}

function Actions({ hasRun, isBusy, action, onRun }: ActionsProps): JSX.Element {
  const close = useClose()
  return (
    <div class="actions">
      <button type="button" disabled={hasRun && isBusy} onClick={close}>
        {hasRun ? common.close : common.cancel}
      </button>
      {!hasRun && (
        <button type="button" class="danger" disabled={isBusy || action === null} onClick={onRun}>
          {action ?? common.deleteAction}
        </button>
      )}
    </div>
  )
}
