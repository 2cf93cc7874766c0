import * as texts from '#texts/projects'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { api, omitUndefined } from '../api.ts'
import { RecordPage } from '../components/RecordPage.tsx'
import { ProjectView } from '../projects/ProjectView.tsx'
import { canSignIn, isSignedIn, signInAddress } from '../session.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Page of a project: the user's own, a public one, or an unlisted one with the share key in its link. */
export default function Project(): JSX.Element {
  const id = useRoute().params['id'] ?? ''
  const shareKey = useSearchParams().get('shareKey') || undefined
  const result = useQuery(
    (signal) => api.GET('/api/Projects/{id}', { params: { path: { id }, query: omitUndefined({ shareKey }) }, signal }),
    [id, shareKey],
    { name: 'project', kinds: isSignedIn ? ['print'] : [] },
  )
  return (
    <RecordPage
      result={result}
      noun="project"
      missing={
        <>
          {texts.notShared} {!isSignedIn && canSignIn && <a href={signInAddress()}>{common.signInIfYours}</a>}
        </>
      }
    >
      {(project) => <ProjectView project={project} etag={result.etag} shareKey={shareKey} onChanged={result.reload} />}
    </RecordPage>
  )
}
