import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { NewPrintForm } from '../prints/PrintForm.tsx'
import { PrintFormOptions, type FormOptions } from '../prints/PrintFormOptions.tsx'
import { newPrintValues, type PrintValues } from '../prints/printValues.ts'
import { repeatedValues } from '../prints/repeatedValues.ts'
import { SlicedFile } from '../sliced/SlicedFile.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { useSignedInUser } from '../user.tsx'

/** Page that records a print by hand: a new one, one of a project (`projectId`), or one that is repeated (`repeat`). */
export default function NewPrint(): JSX.Element {
  const searchParams = useSearchParams()
  const repeated = searchParams.get('repeat')
  const projectId = searchParams.get('projectId')
  const user = useSignedInUser()
  const form = (changed: (defaults: PrintValues, options: FormOptions) => PrintValues) => (
    <PrintFormOptions>
      {(options) => (
        <NewPrintForm initialValues={changed(newPrintValues({ user, ...options }), options)} options={options} />
      )}
    </PrintFormOptions>
  )
  return (
    <>
      <PageTitle title={repeated ? texts.printAgain : common.newPrint} />
      {!repeated && <SlicedFile projectId={projectId} />}
      {repeated ? (
        <RepeatedPrint id={Number(repeated)}>
          {(print) => form((defaults, options) => repeatedValues(print, defaults, options))}
        </RepeatedPrint>
      ) : (
        form((defaults, { projects }) => ({
          ...defaults,
          projectId: projects.find(({ id }) => id === projectId)?.id ?? null,
        }))
      )}
    </>
  )
}

interface RepeatedProps {
  readonly id: number
  readonly children: (print: Schemas['PrintDetailDto']) => JSX.Element
}

function RepeatedPrint({ id, children }: RepeatedProps): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Prints/{id}', { params: { path: { id } }, signal }), [id])
  return (
    <Loadable result={result} label={texts.thePrint}>
      {children}
    </Loadable>
  )
}
