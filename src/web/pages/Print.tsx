import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { api } from '../api.ts'
import { RecordPage } from '../components/RecordPage.tsx'
import { given } from '../given.ts'
import { PrintView } from '../prints/PrintView.tsx'
import { canSignIn, isSignedIn, signInAddress } from '../session.ts'
import { useLoad } from '../useLoad.ts'
import { useQueryState } from '../useQueryState.ts'

/** A print: the owner's, a public one, or an unlisted one by the key in its link. Nobody needs to sign in for those. */
export default function Print(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const shareKey = useQueryState().get('shareKey') || undefined
  const load = useLoad(
    (signal) => api.GET('/api/Prints/{id}', { params: { path: { id }, query: given({ shareKey }) }, signal }),
    [id, shareKey],
  )
  return (
    <RecordPage
      load={load}
      noun="print"
      missing={
        <>
          It does not exist, or its owner does not share it by this address.{' '}
          {!isSignedIn && canSignIn && <a href={signInAddress()}>Sign in if it is yours</a>}
        </>
      }
    >
      {(print) => <PrintView print={print} shareKey={shareKey} onChanged={load.reload} />}
    </RecordPage>
  )
}
