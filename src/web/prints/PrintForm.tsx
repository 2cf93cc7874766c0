import type { ComponentChildren, JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import { RecordForm } from '../edit/RecordForm.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'
import { useSignedInUser } from '../user.tsx'
import type { FormOptions } from './PrintFormOptions.tsx'
import { DetailFields, MainFields, TimeFields } from './PrintFields.tsx'
import { PrintFacts } from './PrintFacts.tsx'
import type { PrintValues } from './printValues.ts'
import { printFormFields, readPrintForm } from './readPrintForm.ts'
import { SharingFields } from './SharingFields.tsx'
import { UsageFields } from './UsageFields.tsx'
import { useUsageDrafts } from './useUsageDrafts.ts'

interface Props {
  /** Values that the form starts with. Later changes of this property have no effect. */
  readonly initialValues: PrintValues
  readonly options: FormOptions
  /** Whether filament without a chosen spool comes from the spool that is loaded in its slot of the selected printer. */
  readonly usesLoadedSpools?: boolean
  readonly isSending: boolean
  /** Notice above the button, such as that of a conflict. */
  readonly notice?: ComponentChildren
  readonly failure: Failure | null
  readonly onSubmit: (body: Schemas['EditPrintDto']) => void
}

/** Form of a print, new or recorded. */
export function PrintForm(props: Props): JSX.Element {
  const { initialValues, options, usesLoadedSpools = false, isSending, notice, failure, onSubmit } = props
  const { timeZone } = useSignedInUser()
  const [values] = useState(initialValues)
  const [printerId, setPrinterId] = useState(values.printerId)
  const loaded = options.printers.find(({ id }) => id === printerId)?.loadedFilaments ?? []
  const usages = useUsageDrafts(values.filamentUsage, usesLoadedSpools ? loaded : [], options.spools)
  return (
    <RecordForm onSubmit={(form) => onSubmit(readPrintForm(form, usages.read(), values, timeZone))}>
      <MainFields
        values={values}
        options={options}
        printerId={printerId}
        onPrinterChange={setPrinterId}
        failure={failure}
      />
      <TimeFields values={values} failure={failure} />
      <UsageFields
        usages={usages}
        spools={options.spools}
        loaded={loaded}
        isDeducted={values.status !== 'Pending' && values.status !== 'Printing'}
        failure={failure}
      />
      <DetailFields values={values} failure={failure} />
      <PrintFacts values={values} failure={failure} />
      <SharingFields values={values} failure={failure} />
      {notice}
      <FormProblem failure={failure} fields={printFormFields} />
      <p>
        <button type="submit" class="primary" disabled={isSending}>
          Save
        </button>
      </p>
    </RecordForm>
  )
}

/** Form that records a new print and then opens its page. */
export function NewPrintForm(props: Pick<Props, 'initialValues' | 'options' | 'usesLoadedSpools'>): JSX.Element {
  const { route } = useLocation()
  const keyOf = useIdempotencyKey()
  const save = useMutation((body: Schemas['EditPrintDto']) =>
    api.POST('/api/Prints', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
  return (
    <PrintForm
      {...props}
      isSending={save.isSending}
      failure={save.failure}
      onSubmit={(body) => void save.run(body).then((answer) => answer && route(`/prints/${answer.data.id}`))}
    />
  )
}
