import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { SpoolForm } from '../filaments/SpoolForm.tsx'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

type Spool = Schemas['FilamentDetailDto']

/** Page that adds a spool; with `like` in the URL, one like another spool. */
export default function NewFilament(): JSX.Element {
  const id = useSearchParams().get('like')
  return (
    <>
      <PageTitle title={common.addSpool} />
      {id === '' ? <NewSpool like={null} /> : <SpoolLike id={id} />}
    </>
  )
}

function SpoolLike({ id }: { id: string }): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Filaments/{id}', { params: { path: { id } }, signal }), [id])
  return (
    <Loadable result={result} label={texts.theSpool}>
      {(spool) => <NewSpool like={spool} />}
    </Loadable>
  )
}

function NewSpool({ like }: { like: Spool | null }): JSX.Element {
  const { route } = useLocation()
  const keyOf = useIdempotencyKey()
  const save = useMutation((body: Schemas['EditFilamentDto']) =>
    api.POST('/api/Filaments', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
  return (
    <SpoolForm
      spool={like && withoutHistory(like)}
      isSending={save.isSending}
      failure={save.failure}
      onSubmit={(body) => void save.run(body).then((answer) => answer && route(`/filaments/${answer.data.id}`))}
    />
  )
}

/** Removes what belongs to one spool, and not to the next one of the same product. */
function withoutHistory(spool: Spool): Spool {
  return {
    ...spool,
    isActive: true,
    isFavorite: false,
    lotNumber: null,
    purchaseDate: null,
    openedDate: null,
    driedDate: null,
    notes: null,
  }
}
