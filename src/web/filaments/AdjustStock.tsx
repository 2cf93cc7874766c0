import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { decimal, milligramsOrNull, signedDecimal, textOrNull } from '../form.ts'
import { formatWeight } from '../format.ts'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useSend } from '../useSend.ts'

interface Props {
  readonly spool: Schemas['FilamentDetailDto']
  readonly onClose: () => void
  readonly onAdjusted: () => void
}

/** What somebody can know about the stock: how to say it, and what the amount then is. */
const WAYS = [
  ['newRemainingMg', 'I know what is left', 'Grams left'],
  ['measuredWeightMg', 'I put the spool on a scale', 'Grams on the scale, with the spool'],
  ['differenceMg', 'I know what was used or added', 'Grams; with a minus for what was used'],
] as const

type Way = (typeof WAYS)[number][0]

/** Corrects the stock of a spool; the ledger keeps what it was. */
export function AdjustStock({ spool, onClose, onAdjusted }: Props): JSX.Element {
  const { id, remainingMg, spoolWeightMg } = spool
  const [way, setWay] = useState<Way>('newRemainingMg')
  const keyOf = useIdempotencyKey()
  const send = useSend((body: Schemas['AdjustFilamentDto']) =>
    api.POST('/api/Filaments/{id}/adjustments', {
      params: { path: { id }, header: { 'Idempotency-Key': keyOf(body) } },
      body,
    }),
  )
  const { failure } = send
  return (
    <Dialog title="Adjust the stock" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const body = { [way]: milligramsOrNull(form, way), note: textOrNull(form, 'note') }
          void send.run(body).then((answer) => answer && onAdjusted())
        }}
      >
        <p>The ledger says {formatWeight(remainingMg)} are left.</p>
        <fieldset>
          <legend>How do you know better?</legend>
          {WAYS.map(([name, title]) => (
            <label class="check" key={name}>
              <input
                type="radio"
                name="way"
                checked={name === way}
                disabled={name === 'measuredWeightMg' && spoolWeightMg === null}
                onChange={() => setWay(name)}
              />
              {title}
              {name === 'measuredWeightMg' && spoolWeightMg === null && ' (needs the weight of the empty spool)'}
            </label>
          ))}
        </fieldset>
        <Field label={WAYS.find(([name]) => name === way)?.[2]} name={way} failure={failure}>
          {(control) => (
            <input {...control} key={way} {...(way === 'differenceMg' ? signedDecimal : decimal)} required />
          )}
        </Field>
        <Field label="Note" name="note" failure={failure}>
          {(control) => <input {...control} maxLength={500} autoComplete="off" />}
        </Field>
        <FormProblem failure={failure} fields={[way, 'note']} />
        <DialogActions action="Adjust" isSending={send.isSending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
