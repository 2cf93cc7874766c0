import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { api, omitUndefined } from '../api.ts'
import { RecordPage } from '../components/RecordPage.tsx'
import { PrintView } from '../prints/PrintView.tsx'
import { useRunningPrints } from '../prints/running.ts'
import { canSignIn, isSignedIn, signInAddress } from '../session.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Page of a print: the user's own, a public one, or an unlisted one with the share key in its link. */
export default function Print(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const searchParams = useSearchParams()
  const shareKey = searchParams.get('shareKey') || undefined
  const asVisitor = searchParams.get('asVisitor') === 'true'
  const result = useQuery(
    (signal) =>
      api.GET('/api/Prints/{id}', {
        params: { path: { id }, query: omitUndefined({ shareKey, asVisitor: asVisitor || undefined }) },
        signal,
      }),
    [id, shareKey, asVisitor],
    { kinds: isSignedIn ? ['print', 'comment'] : [] },
  )
  useRunningPrints(result.data?.status === 'Printing', result.refresh)
  return (
    <RecordPage
      result={result}
      noun="print"
      missing={
        <>
          {texts.notShared} {!isSignedIn && canSignIn && <a href={signInAddress()}>{common.signInIfYours}</a>}
        </>
      }
    >
      {(print) => (
        <PrintView
          print={print}
          etag={result.etag}
          shareKey={shareKey}
          asVisitor={asVisitor}
          onChanged={result.reload}
        />
      )}
    </RecordPage>
  )
}
