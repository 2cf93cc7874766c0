import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { TextField } from '../components/TextField.tsx'
import { decimal, milligramsOrNull, signedDecimal, textOrNull } from '../form.ts'
import { formatWeight } from '../format.ts'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'

interface Props {
  readonly spool: Schemas['FilamentDetailDto']
  readonly onClose: () => void
  readonly onAdjusted: () => void
}

/** Reasons for an adjustment: the property that is sent, its label, and the label of the amount. */
const REASONS = [
  ['newRemainingMg', 'The remaining weight is known', 'Remaining (g)'],
  ['measuredWeightMg', 'The spool was weighed', 'Weight including the spool (g)'],
  ['differenceMg', 'Filament was added or removed', 'Change (g), negative if removed'],
] as const

type Reason = (typeof REASONS)[number][0]

/** Dialog that adjusts the stock of a spool. */
export function AdjustStock({ spool, onClose, onAdjusted }: Props): JSX.Element {
  const { id, remainingMg, spoolWeightMg } = spool
  const [reason, setReason] = useState<Reason>('newRemainingMg')
  const keyOf = useIdempotencyKey()
  const send = useMutation((body: Schemas['AdjustFilamentDto']) =>
    api.POST('/api/Filaments/{id}/adjustments', {
      params: { path: { id }, header: { 'Idempotency-Key': keyOf(body) } },
      body,
    }),
  )
  const { failure } = send
  return (
    <Dialog title="Adjust stock" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const body = { [reason]: milligramsOrNull(form, reason), note: textOrNull(form, 'note') }
          void send.run(body).then((answer) => answer && onAdjusted())
        }}
      >
        <p>Currently {formatWeight(remainingMg)} remaining.</p>
        <fieldset>
          <legend>Reason for the adjustment</legend>
          {REASONS.map(([name, label]) => (
            <label class="check" key={name}>
              <input
                type="radio"
                name="reason"
                checked={name === reason}
                disabled={name === 'measuredWeightMg' && spoolWeightMg === null}
                onChange={() => setReason(name)}
              />
              {label}
              {name === 'measuredWeightMg' && spoolWeightMg === null && ' (requires the empty spool weight)'}
            </label>
          ))}
        </fieldset>
        <Field label={REASONS.find(([name]) => name === reason)?.[2]} name={reason} failure={failure}>
          {(control) => (
            <input {...control} key={reason} {...(reason === 'differenceMg' ? signedDecimal : decimal)} required />
          )}
        </Field>
        <TextField label="Note" name="note" maxLength={500} failure={failure} />
        <FormProblem failure={failure} fields={[reason, 'note']} />
        <DialogActions action="Adjust" isSending={send.isSending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
