import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loaded } from '../components/Loaded.tsx'
import { spoolTitle } from '../filaments/stock.ts'
import { numberOrNull, textOf } from '../form.ts'
import { spoolsInUse } from '../lists.ts'
import { useLoad } from '../useLoad.ts'
import { useSend } from '../useSend.ts'

interface Props {
  readonly printerId: number
  readonly loaded: readonly Schemas['LoadedSpoolDto'][]
  readonly onClose: () => void
  readonly onLoaded: () => void
}

/** Chooses a spool and the slot it goes into. */
export function LoadSpool({ printerId: id, loaded, onClose, onLoaded }: Props): JSX.Element {
  const load = useLoad(spoolsInUse, [])
  const send = useSend((body: Schemas['LoadFilamentDto']) =>
    api.PUT('/api/Printers/{id}/filament', { params: { path: { id } }, body }),
  )
  const { failure } = send
  const isTaken = (slot: number) => loaded.some((spool) => spool.slot === slot)
  const firstFree = loaded.findIndex((_, slot) => !isTaken(slot))
  return (
    <Dialog title="Load a spool" onClose={onClose}>
      <Loaded load={load} of="your spools">
        {(spools) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              const form = new FormData(event.currentTarget)
              const body = { filamentId: textOf(form, 'filamentId'), slot: numberOrNull(form, 'slot') ?? 0 }
              void send.run(body).then((answer) => answer && onLoaded())
            }}
          >
            <Field label="Spool" name="filamentId" hint="One that is loaded elsewhere is moved here." failure={failure}>
              {(control) => (
                <select {...control} required>
                  {spools
                    .filter((spool) => loaded.every(({ filamentId }) => filamentId !== spool.id))
                    .map((spool) => (
                      <option key={spool.id} value={spool.id}>
                        {spoolTitle(spool)}
                      </option>
                    ))}
                </select>
              )}
            </Field>
            <Field label="Slot" name="slot" hint="From 0. What is in the slot is unloaded." failure={failure}>
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
      </Loaded>
    </Dialog>
  )
}
