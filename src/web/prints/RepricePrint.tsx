import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Dialog, useClose } from '../components/Dialog.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { costText } from '../costText.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'

interface Props {
  readonly printId: number
  readonly onClose: () => void
  readonly onRepriced: () => void
}

/** Dialog that updates the cost of a finished print to today's prices, after showing what it would be. */
export function RepricePrint({ printId, onClose, onRepriced }: Props): JSX.Element {
  const ids = [printId]
  const trial = useQuery(
    (signal) => api.POST('/api/Prints/reprice', { body: { ids, dryRun: true }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the ids are those of the print
    [printId],
  )
  const send = useMutation(() => api.POST('/api/Prints/reprice', { body: { ids, dryRun: false } }))
  return (
    <Dialog title={texts.updateCost} onClose={onClose}>
      <p>{texts.theCostOfAPrint}</p>
      <Loadable result={trial} label={texts.theCost}>
        {({ results: [print] }) => (
          <>
            {print && <p>{describe(print)}</p>}
            {send.failure && <ProblemView failure={send.failure} />}
            <Actions
              isChange={print?.outcome === 'Changed'}
              isSending={send.isSending}
              onUpdate={() => void send.run().then((answer) => answer && onRepriced())}
            />
          </>
        )}
      </Loadable>
    </Dialog>
  )
}

interface ActionsProps {
  readonly isChange: boolean
  readonly isSending: boolean
  readonly onUpdate: () => void
}

function Actions({ isChange, isSending, onUpdate }: ActionsProps): JSX.Element {
  const close = useClose()
  return (
    <div class="actions">
      <button type="button" onClick={close}>
        {isChange ? common.cancel : common.close}
      </button>
      {isChange && (
        <button type="button" class="primary" disabled={isSending} onClick={onUpdate}>
          {texts.updateCost}
        </button>
      )}
    </div>
  )
}

function describe({ outcome, before, after }: Schemas['RepricedPrintDto']): string {
  const name = (cost: Schemas['PrintCostDto'] | null) => (cost ? costText(cost) : texts.unknownCost)
  return outcome === 'Changed'
    ? texts.byTodaysPricesIt({ after: name(after), before: name(before) })
    : texts.byTodaysPricesItIs({ before: name(before) })
}
