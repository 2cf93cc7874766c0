import * as texts from '#texts/filaments'
import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { api } from '../api.ts'
import { RecordPage } from '../components/RecordPage.tsx'
import { TypeView } from '../filaments/TypeView.tsx'
import { useQuery } from '../useQuery.ts'

/** Page of a filament type. */
export default function FilamentType(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const result = useQuery((signal) => api.GET('/api/FilamentTypes/{id}', { params: { path: { id } }, signal }), [id], {
    kinds: ['filamentType', 'brand', 'spool'],
  })
  return (
    <RecordPage
      result={result}
      noun="filamentType"
      missing={<>{texts.thereIsNoSuchType({ link: (text) => <a href="/filaments/types">{text}</a> })}</>}
    >
      {(type) => <TypeView type={type} etag={result.etag} onChanged={result.refresh} />}
    </RecordPage>
  )
}
