import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { DurationField, readDuration } from '../components/TimeField.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { NumberField } from '../components/TextField.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { statusLabels } from '../components/StatusBadge.tsx'
import { choiceOf, milligramsOrNull } from '../form.ts'
import { useMutation } from '../useMutation.ts'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  readonly onClose: () => void
  readonly onFinished: () => void
}

const STATUSES = ['Success', 'PartialSuccess', 'Failed', 'Cancelled'] as const
const FIELDS = ['status', 'printTimeInSeconds', 'filamentUsage']

/** Dialog that marks a print as finished: outcome, print time and filament used. */
export function FinishPrint({ print, onClose, onFinished }: Props): JSX.Element {
  const { id, filamentUsage } = print
  const send = useMutation((body: Schemas['CompletePrintDto']) =>
    api.POST('/api/Prints/{id}/complete', { params: { path: { id } }, body }),
  )
  const { failure } = send
  return (
    <Dialog title="Mark as finished" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const body = read(new FormData(event.currentTarget), filamentUsage)
          void send.run(body).then((answer) => answer && onFinished())
        }}
      >
        <SelectField
          label="Outcome"
          name="status"
          options={STATUSES.map((status) => [status, statusLabels[status]] as const)}
          value="Success"
          failure={failure}
        />
        <DurationField
          label="Print time"
          hint="Leave empty to use the time since the start"
          name="printTimeInSeconds"
          seconds={print.printTimeInSeconds}
          failure={failure}
        />
        {filamentUsage.map((usage, index) => (
          <NumberField
            key={usage.id}
            label={`${usage.displayName ?? usage.materialType ?? 'Other material'} used (g)`}
            name={`filamentUsage[${index}].amountMg`}
            hint="Leave empty to use the estimate; for failed and cancelled prints, only the share printed, if known"
            value={usage.amountMg === null ? null : usage.amountMg / 1000}
            failure={failure}
          />
        ))}
        <FormProblem failure={failure} fields={FIELDS} />
        <DialogActions action="Save" isSending={send.isSending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function read(form: FormData, usages: readonly Schemas['FilamentUsageDto'][]): Schemas['CompletePrintDto'] {
  const time = readDuration(form, 'printTimeInSeconds', null)
  const filamentUsage = usages.map((usage, index) => {
    const amountMg = milligramsOrNull(form, `filamentUsage[${index}].amountMg`)
    if (amountMg === usage.amountMg) return usage
    return {
      ...usage,
      amountMg,
      lengthInM: null,
      volumeMl: null,
      source: amountMg === null ? null : ('Weight' as const),
    }
  })
  return {
    status: choiceOf(form, 'status', STATUSES),
    ...(time !== null && { printTimeInSeconds: time }),
    filamentUsage,
  }
}
