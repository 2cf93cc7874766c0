import * as texts from '#texts/stock'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Answer, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { WeightField } from '../components/WeightField.tsx'
import { ChangedNotice } from '../edit/ChangedNotice.tsx'
import type { Version } from '../edit/matching.ts'
import { RecordForm } from '../edit/RecordForm.tsx'
import { useGuarded } from '../edit/useGuarded.ts'
import { milligramsOrNull } from '../form.ts'
import { formatStock } from '../format.ts'
import { weightUnit } from '../units.ts'
import { useQuery } from '../useQuery.ts'

interface Props {
  readonly typeId: number
  /** Name of the filament type. */
  readonly name: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Dialog that changes the reorder point of a filament type. */
export function EditReorderPoint({ typeId: id, name, onClose, onChanged }: Props): JSX.Element {
  const read = () => api.GET('/api/FilamentTypes/{id}', { params: { path: { id } } })
  const result = useQuery(read, [id])
  return (
    <Dialog title={texts.reorderPointOf({ type: name })} onClose={onClose}>
      <Loadable result={result} label={common.filamentType}>
        {(type) => <ReorderPointForm seen={{ data: type, etag: result.etag }} read={read} onChanged={onChanged} />}
      </Loadable>
    </Dialog>
  )
}

interface FormProps extends Pick<Props, 'onChanged'> {
  /** The filament type when the form opens. Later changes of this property have no effect. */
  readonly seen: Version<Schemas['FilamentTypeDto']>
  readonly read: () => Promise<Answer<Schemas['FilamentTypeDto']>>
}

function ReorderPointForm({ read, onChanged, ...props }: FormProps): JSX.Element {
  const [seen] = useState(props.seen)
  const { id, reorderPointMg } = seen.data
  const send = useGuarded({
    seen,
    read,
    send: (etag, body: Schemas['PatchFilamentTypeDto']) =>
      api.PATCH('/api/FilamentTypes/{id}', { params: { path: { id }, ...ifMatch(etag) }, body }),
    facts: (type) => ({ [common.reorderPoint]: formatStock(type.reorderPointMg) }),
  })
  return (
    <RecordForm
      onSubmit={(form) => {
        const body = { reorderPointMg: milligramsOrNull(form, 'reorderPointMg') }
        void send.run(body).then((answer) => answer && onChanged())
      }}
    >
      <WeightField
        label={common.reorderPointIn({ unit: weightUnit() })}
        name="reorderPointMg"
        hint={common.equalSpoolsCountTogether}
        value={reorderPointMg}
        failure={send.failure}
      />
      <ChangedNotice changed={send.changed} sentence={texts.changedElsewhere} advice={texts.nothingIsChangedYet} />
      <FormProblem failure={send.failure} fields={['reorderPointMg']} />
      <DialogActions action={common.save} isSending={send.isSending} />
    </RecordForm>
  )
}
