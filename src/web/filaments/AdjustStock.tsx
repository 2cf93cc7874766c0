import * as common from '#texts/common'
import * as texts from '#texts/filaments'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { ChangedNotice } from '../edit/ChangedNotice.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { useGuarded } from '../edit/useGuarded.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { DecimalInput } from '../components/DecimalInput.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { TextField } from '../components/TextField.tsx'
import { milligramsOrNull, signedWeightInput, textOrNull, weightInput } from '../form.ts'
import { formatStock } from '../format.ts'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { weightUnit } from '../units.ts'

interface Props {
  readonly spool: Schemas['FilamentDetailDto']
  /** Entity tag of the spool. */
  readonly etag: string | null
  /** Whether the user is about to weigh the spool. */
  readonly isWeighed: boolean
  readonly onClose: () => void
  readonly onAdjusted: () => void
}

/** Reasons for an adjustment: the property that is sent, and its label. */
const REASONS = [
  ['newRemainingMg', texts.theRemainingWeightIsKnown],
  ['measuredWeightMg', texts.theSpoolWasWeighed],
  ['differenceMg', texts.filamentWasAddedOrRemoved],
] as const

type Reason = (typeof REASONS)[number][0]

/** Labels of the amount; functions, since the user's unit may change while the page is open. */
const AMOUNT_LABELS = {
  newRemainingMg: texts.remainingIn,
  measuredWeightMg: texts.weightIncludingTheSpool,
  differenceMg: texts.changeNegativeIfRemoved,
} as const

/** Dialog that adjusts the stock of a spool. */
export function AdjustStock({ spool, etag, isWeighed, onClose, onAdjusted }: Props): JSX.Element {
  const { id, remainingMg, spoolWeightMg } = spool
  const [reason, setReason] = useState<Reason>(
    isWeighed && spoolWeightMg !== null ? 'measuredWeightMg' : 'newRemainingMg',
  )
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
      [common.remaining]: formatStock(remainingMg),
      [texts.emptySpoolWeight]: formatStock(spoolWeightMg),
    }),
  })
  const { failure } = send
  return (
    <Dialog title={texts.adjustStock} onClose={onClose}>
      <RecordForm
        onSubmit={(form) => {
          const body = { [reason]: milligramsOrNull(form, reason), note: textOrNull(form, 'note') }
          void send.run(body).then((answer) => answer && onAdjusted())
        }}
      >
        <p>{texts.currentlyRemaining({ remainingMg: formatStock(remainingMg) })}</p>
        <ReasonChoice reason={reason} canBeWeighed={spoolWeightMg !== null} onChange={setReason} />
        <Field label={AMOUNT_LABELS[reason]({ unit: weightUnit() })} name={reason} failure={failure}>
          {(control) => (
            <DecimalInput
              {...control}
              key={reason}
              autofocus={isWeighed}
              {...(reason === 'differenceMg' ? signedWeightInput : weightInput)}
              required
            />
          )}
        </Field>
        <TextField label={texts.note} name="note" maxLength={500} failure={failure} />
        <ChangedNotice
          changed={send.changed}
          sentence={texts.thisSpoolWasChangedElsewhere}
          advice={texts.nothingIsAdjustedYetCheck}
        />
        <FormProblem failure={failure} fields={[reason, 'note']} />
        <DialogActions action={texts.adjust} isSending={send.isSending} />
      </RecordForm>
    </Dialog>
  )
}

interface ReasonProps {
  readonly reason: Reason
  /** Whether the weight of the empty spool is known. */
  readonly canBeWeighed: boolean
  readonly onChange: (reason: Reason) => void
}

function ReasonChoice({ reason, canBeWeighed, onChange }: ReasonProps): JSX.Element {
  return (
    <fieldset>
      <legend>{texts.reasonForTheAdjustment}</legend>
      {REASONS.map(([name, label]) => {
        const isOff = name === 'measuredWeightMg' && !canBeWeighed
        return (
          <label class="check" key={name}>
            <input
              type="radio"
              name="reason"
              checked={name === reason}
              disabled={isOff}
              onChange={() => onChange(name)}
            />
            {isOff ? texts.spoolWasWeighedNeeds : label}
          </label>
        )
      })}
    </fieldset>
  )
}
