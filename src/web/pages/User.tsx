import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { ProfileAchievements } from '../achievements/ProfileAchievements.tsx'
import { api, omitUndefined, type Schemas } from '../api.ts'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useDates } from '../format.ts'
import { PublicPrintRow } from '../prints/PublicPrintRow.tsx'
import { canSignIn, isSignedIn, signInAddress } from '../session.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Public profile of a user, with their achievements and public prints. */
export default function User(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const shareKey = useSearchParams().get('shareKey') || undefined
  const result = useQuery(
    (signal) => api.GET('/api/Users/{id}', { params: { path: { id }, query: omitUndefined({ shareKey }) }, signal }),
    [id, shareKey],
    { name: 'user' },
  )
  return (
    <RecordPage
      result={result}
      noun="user"
      missing={
        <>
          This user does not exist or does not share their profile.{' '}
          {!isSignedIn && canSignIn && <a href={signInAddress()}>Sign in if it is yours</a>}
        </>
      }
    >
      {(profile) => <Profile profile={profile} shareKey={shareKey} />}
    </RecordPage>
  )
}

interface Props {
  readonly profile: Schemas['PublicProfileDto']
  readonly shareKey: string | undefined
}

function Profile({ profile, shareKey }: Props): JSX.Element {
  const { id, displayName, bio, createdDate } = profile
  const dates = useDates()
  const pageNumber = useSearchParams().getNumber('page')
  const prints = useQuery(
    (signal) =>
      api.GET('/api/Users/{id}/prints', {
        params: { path: { id }, query: omitUndefined({ shareKey, pageNumber }) },
        signal,
      }),
    [id, shareKey, pageNumber],
    { name: 'prints of a user' },
  )
  return (
    <>
      <PageTitle title={displayName} lead={bio} />
      <p class="note">Member since {dates.date(createdDate)}</p>
      {profile.showAchievementsOnProfile && <ProfileAchievements id={id} shareKey={shareKey} />}
      <section aria-labelledby="prints">
        <h2 id="prints">Public prints</h2>
        <PagedList result={prints} noun={['print', 'prints']} label="the prints" empty="No public prints yet.">
          {(items) => (
            <ul class="print-list">
              {items.map((print) => (
                <PublicPrintRow key={print.id} print={print} />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </>
  )
}
