import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useRef, useState } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import { RecordForm } from '../edit/RecordForm.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { SendButton } from '../components/SendButton.tsx'
import { ChosenImages } from '../images/ChosenImages.tsx'
import { keepImages } from '../images/keptImages.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'
import { useSignedInUser } from '../user.tsx'
import type { FormOptions } from './PrintFormOptions.tsx'
import { DetailFields, MainFields, TimeFields } from './PrintFields.tsx'
import { PrintFacts } from './PrintFacts.tsx'
import type { PrintValues } from './printValues.ts'
import { printFormFields, readPrintForm } from './readPrintForm.ts'
import { addSharedImages } from './sharedImages.ts'
import { SharingFields } from './SharingFields.tsx'
import { UsageFields } from './UsageFields.tsx'
import { useUsageDrafts } from './useUsageDrafts.ts'

interface Props {
  /** Values that the form starts with. Later changes of this property have no effect. */
  readonly initialValues: PrintValues
  readonly options: FormOptions
  /** Whether filament without a chosen spool comes from the spool that is loaded in its slot of the selected printer. */
  readonly usesLoadedSpools?: boolean
  /** Fields for images, which are sent after the print. */
  readonly images?: ComponentChildren
  readonly isSending: boolean
  /** Notice above the button, such as that of a conflict. */
  readonly notice?: ComponentChildren
  readonly failure: Failure | null
  readonly onSubmit: (body: Schemas['EditPrintDto']) => void
}

/** Form of a print, new or recorded. */
export function PrintForm(props: Props): JSX.Element {
  const { initialValues, options, usesLoadedSpools = false, images, isSending, notice, failure, onSubmit } = props
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
      {images}
      {notice}
      <FormProblem failure={failure} fields={printFormFields} />
      <p>
        <SendButton class="primary" isSending={isSending}>
          {common.save}
        </SendButton>
      </p>
    </RecordForm>
  )
}

/** Form that records a new print and then opens its page, which uploads the chosen images. Offline, the print waits in the list. */
export function NewPrintForm(props: Pick<Props, 'initialValues' | 'options' | 'usesLoadedSpools'>): JSX.Element {
  const { route, query } = useLocation()
  const { id: userId } = useSignedInUser()
  const keyOf = useIdempotencyKey()
  const [files, setFiles] = useState<readonly File[]>([])
  /** The last key that was sent, and when it was sent first. */
  const sent = useRef<{ readonly key: string; readonly time: number } | null>(null)
  const save = useMutation((body: Schemas['EditPrintDto']) => {
    const key = keyOf(body)
    if (sent.current?.key !== key) sent.current = { key, time: Date.now() }
    return api.POST('/api/Prints', { params: { header: { 'Idempotency-Key': key } }, body })
  })
  /** Stores a print until the browser is online; false where it cannot, as in some private windows. */
  const isStored = (body: Schemas['EditPrintDto']): Promise<boolean> => {
    const key = keyOf(body)
    // Sent before, it may have been recorded although its response was lost.
    const attempted = sent.current?.key === key ? sent.current.time : null
    return addToOutbox(userId, key, attempted, body).then(
      () => true,
      () => false,
    )
  }
  const submit = async (body: Schemas['EditPrintDto']) => {
    // Chosen images cannot wait: the form keeps them until there is a connection.
    if (!navigator.onLine && files.length === 0 && (await isStored(body))) return route('/prints')
    const answer = await save.run(body)
    if (!answer) return
    keepImages(answer.data.id, files)
    // An image that was not added stays, for another try.
    const failed = query['images'] === 'shared' ? await addSharedImages(answer.data.id) : null
    route(failed ? '/prints/shared' : `/prints/${answer.data.id}`)
  }
  return (
    <PrintForm
      {...props}
      images={<ChosenImages files={files} onChange={setFiles} />}
      isSending={save.isSending}
      failure={save.failure}
      onSubmit={(body) => void submit(body)}
    />
  )
}
