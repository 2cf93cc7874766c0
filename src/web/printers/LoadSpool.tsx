import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { ChangedNotice } from '../edit/ChangedNotice.tsx'
import type { Version } from '../edit/matching.ts'
import { RecordForm } from '../edit/RecordForm.tsx'
import { useGuarded } from '../edit/useGuarded.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { spoolLabel } from '../filaments/stock.ts'
import { numberOrNull, textOf } from '../form.ts'
import { spoolsBySlot } from './spoolsBySlot.ts'
import { fetchActiveSpools } from '../fetchAll.ts'
import { useQuery } from '../useQuery.ts'

interface Props {
  readonly printerId: number
  /** The printer's loaded spools when the dialog opens. Later changes of this property have no effect. */
  readonly seen: Version<Schemas['PrinterFilamentsDto']>
  readonly onClose: () => void
}

/** Dialog that loads a spool into a slot of a printer. */
export function LoadSpool({ printerId: id, onClose, ...props }: Props): JSX.Element {
  const result = useQuery(fetchActiveSpools, [])
  const [seen] = useState(props.seen)
  const loaded = seen.data.loadedFilaments
  const send = useGuarded({
    seen,
    read: () => api.GET('/api/Printers/{id}/filament', { params: { path: { id } } }),
    send: (etag, body: Schemas['LoadFilamentDto']) =>
      api.PUT('/api/Printers/{id}/filament', { params: { path: { id }, ...ifMatch(etag) }, body }),
    facts: spoolsBySlot,
  })
  const { failure } = send
  const isTaken = (slot: number) => loaded.some((spool) => spool.slot === slot)
  const firstFree = loaded.findIndex((_, slot) => !isTaken(slot))
  return (
    <Dialog title={texts.loadSpool} onClose={onClose}>
      <Loadable result={result} label={common.yourSpools}>
        {(spools) => (
          <RecordForm
            onSubmit={(form) => {
              const body = { filamentId: textOf(form, 'filamentId'), slot: numberOrNull(form, 'slot') ?? 0 }
              void send.run(body).then((answer) => answer && onClose())
            }}
          >
            <SelectField
              label={common.spool}
              name="filamentId"
              hint={texts.ifTheSpoolIsLoaded}
              options={spools
                .filter((spool) => loaded.every(({ filamentId }) => filamentId !== spool.id))
                .map((spool) => [spool.id, spoolLabel(spool)] as const)}
              value={null}
              required
              failure={failure}
            />
            <Field label={texts.slot} name="slot" hint={texts.theFirstSlotIs} failure={failure}>
              {(control) => (
                <input
                  {...control}
                  type="number"
                  min={0}
                  max={255}
                  required
                  defaultValue={firstFree < 0 ? loaded.length : firstFree}
                />
              )}
            </Field>
            <ChangedNotice
              changed={send.changed}
              sentence={texts.theLoadedSpoolsWereChanged}
              advice={texts.nothingIsLoadedYetCheck}
            />
            <FormProblem failure={failure} fields={['filamentId', 'slot']} />
            <DialogActions action={texts.load} isSending={send.isSending} />
          </RecordForm>
        )}
      </Loadable>
    </Dialog>
  )
}
