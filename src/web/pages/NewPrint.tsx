import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrintForm } from '../prints/PrintForm.tsx'
import { WithChoices } from '../prints/WithChoices.tsx'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useSend } from '../useSend.ts'

/** Records a print by hand. */
export default function NewPrint(): JSX.Element {
  const { route } = useLocation()
  const keyOf = useIdempotencyKey()
  const save = useSend((body: Schemas['EditPrintDto']) =>
    api.POST('/api/Prints', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
  return (
    <>
      <PageTitle title="New print" />
      <WithChoices>
        {(choices) => (
          <PrintForm
            print={null}
            choices={choices}
            isSending={save.isSending}
            failure={save.failure}
            onSubmit={(body) => void save.run(body).then((answer) => answer && route(`/prints/${answer.data.id}`))}
          />
        )}
      </WithChoices>
    </>
  )
}
