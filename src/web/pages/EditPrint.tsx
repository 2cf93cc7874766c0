import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { changesOf } from '../changes.ts'
import { Loaded } from '../components/Loaded.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrintForm } from '../prints/PrintForm.tsx'
import { WithChoices } from '../prints/WithChoices.tsx'
import { useLoad } from '../useLoad.ts'
import { useSend } from '../useSend.ts'

/** Changes what is recorded about a print. */
export default function EditPrint(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const { route } = useLocation()
  const load = useLoad((signal) => api.GET('/api/Prints/{id}', { params: { path: { id } }, signal }), [id])
  const save = useSend((body: Schemas['PatchPrintDto']) =>
    api.PATCH('/api/Prints/{id}', { params: { path: { id } }, body }),
  )
  return (
    <>
      <PageTitle title="Edit the print">
        <a class="button" href={`/prints/${id}`}>
          Cancel
        </a>
      </PageTitle>
      <Loaded load={load} of="the print">
        {(print) => (
          <WithChoices>
            {(choices) => (
              <PrintForm
                print={print}
                choices={choices}
                isSending={save.isSending}
                failure={save.failure}
                onSubmit={(body) =>
                  void save.run(changesOf(body, print)).then((answer) => answer && route(`/prints/${id}`))
                }
              />
            )}
          </WithChoices>
        )}
      </Loaded>
    </>
  )
}
