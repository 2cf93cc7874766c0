import type { JSX } from 'preact'
import { api, ifMatch, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { spoolLabel } from '../filaments/stock.ts'
import { numberOrNull, textOf } from '../form.ts'
import { fetchActiveSpools } from '../fetchAll.ts'
import { useQuery } from '../useQuery.ts'
import { useMutation } from '../useMutation.ts'

interface Props {
  readonly printerId: number
  /** Entity tag of the printer's loaded spools. */
  readonly etag: string | null
  readonly loaded: readonly Schemas['LoadedSpoolDto'][]
  readonly onClose: () => void
  readonly onLoaded: () => void
  /** Called when the spool could not be loaded, for example because the loaded spools have changed. */
  readonly onFailed: () => void
}

/** Dialog that loads a spool into a slot of a printer. */
export function LoadSpool({ printerId: id, etag, loaded, onClose, onLoaded, onFailed }: Props): JSX.Element {
  const result = useQuery(fetchActiveSpools, [])
  const send = useMutation((body: Schemas['LoadFilamentDto']) =>
    api.PUT('/api/Printers/{id}/filament', { params: { path: { id }, ...ifMatch(etag) }, body }),
  )
  const { failure } = send
  const isTaken = (slot: number) => loaded.some((spool) => spool.slot === slot)
  const firstFree = loaded.findIndex((_, slot) => !isTaken(slot))
  return (
    <Dialog title="Load spool" onClose={onClose}>
      <Loadable result={result} label="your spools">
        {(spools) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              const form = new FormData(event.currentTarget)
              const body = { filamentId: textOf(form, 'filamentId'), slot: numberOrNull(form, 'slot') ?? 0 }
              void send.run(body).then((answer) => (answer ? onLoaded() : onFailed()))
            }}
          >
            <SelectField
              label="Spool"
              name="filamentId"
              hint="If the spool is loaded elsewhere, it is moved here."
              options={spools
                .filter((spool) => loaded.every(({ filamentId }) => filamentId !== spool.id))
                .map((spool) => [spool.id, spoolLabel(spool)] as const)}
              value={null}
              required
              failure={failure}
            />
            <Field
              label="Slot"
              name="slot"
              hint="The first slot is 0. A spool in this slot is replaced."
              failure={failure}
            >
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
            <FormProblem failure={failure} fields={['filamentId', 'slot']} />
            <DialogActions action="Load" isSending={send.isSending} onClose={onClose} />
          </form>
        )}
      </Loadable>
    </Dialog>
  )
}
