import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { ChangedNotice } from '../edit/ChangedNotice.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { useGuarded } from '../edit/useGuarded.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { TextField } from '../components/TextField.tsx'
import { decimal, milligramsOrNull, signedDecimal, textOrNull } from '../form.ts'
import { formatStock } from '../format.ts'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'

interface Props {
  readonly spool: Schemas['FilamentDetailDto']
  /** Entity tag of the spool. */
  readonly etag: string | null
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
export function AdjustStock({ spool, etag, onClose, onAdjusted }: Props): JSX.Element {
  const { id, remainingMg, spoolWeightMg } = spool
  const [reason, setReason] = useState<Reason>('newRemainingMg')
  const keyOf = useIdempotencyKey()
  const send = useGuarded({
    seen: { data: spool, etag },
    read: () => api.GET('/api/Filaments/{id}', { params: { path: { id } } }),
    send: (etag, body: Schemas['AdjustFilamentDto']) =>
      api.POST('/api/Filaments/{id}/adjustments', {
        params: { path: { id }, header: { 'Idempotency-Key': keyOf(body), ...ifMatch(etag).header } },
        body,
      }),
    facts: ({ remainingMg, spoolWeightMg }) => ({
      Remaining: formatStock(remainingMg),
      'Empty spool weight': formatStock(spoolWeightMg),
    }),
  })
  const { failure } = send
  return (
    <Dialog title="Adjust stock" onClose={onClose}>
      <RecordForm
        onSubmit={(form) => {
          const body = { [reason]: milligramsOrNull(form, reason), note: textOrNull(form, 'note') }
          void send.run(body).then((answer) => answer && onAdjusted())
        }}
      >
        <p>Currently {formatStock(remainingMg)} remaining.</p>
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
        <ChangedNotice
          changed={send.changed}
          subject="This spool was"
          advice="Nothing is adjusted yet: check your entry, then adjust again."
        />
        <FormProblem failure={failure} fields={[reason, 'note']} />
        <DialogActions action="Adjust" isSending={send.isSending} />
      </RecordForm>
    </Dialog>
  )
}
