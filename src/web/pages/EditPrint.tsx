import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { mergePatch } from '../form.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrintForm } from '../prints/PrintForm.tsx'
import { PrintFormOptions } from '../prints/PrintFormOptions.tsx'
import { useQuery } from '../useQuery.ts'
import { useMutation } from '../useMutation.ts'

/** Page that edits a print. */
export default function EditPrint(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const { route } = useLocation()
  const result = useQuery((signal) => api.GET('/api/Prints/{id}', { params: { path: { id } }, signal }), [id])
  const save = useMutation((body: Schemas['PatchPrintDto']) =>
    api.PATCH('/api/Prints/{id}', { params: { path: { id } }, body }),
  )
  return (
    <>
      <PageTitle title="Edit print">
        <a class="button" href={`/prints/${id}`}>
          Cancel
        </a>
      </PageTitle>
      <Loadable result={result} label="the print">
        {(print) => {
          // The API does not return the settings' id: it is null in the form, too, so that a patch leaves it as it is.
          const values = { ...print, slicerSettingsId: null }
          return (
            <PrintFormOptions>
              {(options) => (
                <PrintForm
                  initialValues={values}
                  options={options}
                  isSending={save.isSending}
                  failure={save.failure}
                  onSubmit={(body) =>
                    void save.run(mergePatch(body, values)).then((answer) => answer && route(`/prints/${id}`))
                  }
                />
              )}
            </PrintFormOptions>
          )
        }}
      </Loadable>
    </>
  )
}
