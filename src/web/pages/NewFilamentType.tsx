import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { TypeForm } from '../filaments/TypeForm.tsx'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'

/** Page that adds a filament type. */
export default function NewFilamentType(): JSX.Element {
  const { route } = useLocation()
  const keyOf = useIdempotencyKey()
  const save = useMutation((body: Schemas['EditFilamentTypeDto']) =>
    api.POST('/api/FilamentTypes', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
  return (
    <>
      <PageTitle title={common.addFilamentType} lead={texts.whatSpoolsOfOneProduct} />
      <TypeForm
        type={null}
        isSending={save.isSending}
        failure={save.failure}
        onSubmit={(body) => void save.run(body).then((answer) => answer && route(`/filaments/types/${answer.data.id}`))}
      />
    </>
  )
}
