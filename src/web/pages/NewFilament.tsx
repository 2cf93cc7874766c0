import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { SpoolForm } from '../filaments/SpoolForm.tsx'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'

/** Page that adds a spool. */
export default function NewFilament(): JSX.Element {
  const { route } = useLocation()
  const keyOf = useIdempotencyKey()
  const save = useMutation((body: Schemas['EditFilamentDto']) =>
    api.POST('/api/Filaments', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
  return (
    <>
      <PageTitle title="Add spool" />
      <SpoolForm
        spool={null}
        isSending={save.isSending}
        failure={save.failure}
        onSubmit={(body) => void save.run(body).then((answer) => answer && route(`/filaments/${answer.data.id}`))}
      />
    </>
  )
}
