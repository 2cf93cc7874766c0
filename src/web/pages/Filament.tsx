import * as texts from '#texts/filaments'
import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { api } from '../api.ts'
import { RecordPage } from '../components/RecordPage.tsx'
import { Balance } from '../balance/Balance.tsx'
import { SpoolView } from '../filaments/SpoolView.tsx'
import { useQuery } from '../useQuery.ts'

/** Page of a spool. */
export default function Filament(): JSX.Element {
  const id = useRoute().params['id'] ?? ''
  const result = useQuery((signal) => api.GET('/api/Filaments/{id}', { params: { path: { id } }, signal }), [id], {
    kinds: ['spool'],
  })
  return (
    <RecordPage
      result={result}
      noun="spool"
      missing={<>{texts.thereIsNoSuch({ link: (text) => <a href="/filaments">{text}</a> })}</>}
    >
      {(spool) => (
        <SpoolView spool={spool} etag={result.etag} onChanged={result.reload}>
          {spool.remainingMg !== null && <Balance spool={spool} />}
        </SpoolView>
      )}
    </RecordPage>
  )
}
