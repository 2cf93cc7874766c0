import * as texts from '#texts/home'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { Dialog } from '../components/Dialog.tsx'
import { Field } from '../components/Field.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { fetchActiveSpools } from '../fetchAll.ts'
import { numberedName } from '../filaments/stock.ts'
import { followPath } from '../leaving.ts'
import { useQuery } from '../useQuery.ts'

/** Dialog in which the user chooses the spool to weigh. */
export default function WeighDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const result = useQuery(fetchActiveSpools, [])
  return (
    <Dialog title={common.weighASpool} onClose={onClose}>
      <Loadable result={result} label={common.yourSpools}>
        {(spools) => {
          const weighable = spools.filter(({ remainingMg }) => remainingMg !== null)
          return weighable.length === 0 ? (
            <p>{texts.noSpoolWithA({ link: (text) => <a href="/filaments/new">{text}</a> })}</p>
          ) : (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                const id = new FormData(event.currentTarget).get('spool')
                if (typeof id === 'string') followPath(`/filaments/${id}?weigh=true`)
              }}
            >
              <Field label={common.spool} name="spool">
                {(control) => (
                  <select {...control}>
                    {weighable.map((spool) => (
                      <option key={spool.id} value={spool.id}>
                        {numberedName(spool)}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              <div class="actions">
                <button type="button" onClick={onClose}>
                  {common.cancel}
                </button>
                <button type="submit" class="primary">
                  {texts.continueAction}
                </button>
              </div>
            </form>
          )
        }}
      </Loadable>
    </Dialog>
  )
}
