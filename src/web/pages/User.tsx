import * as texts from '#texts/people'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { ProfileAchievements } from '../achievements/ProfileAchievements.tsx'
import { api, omitUndefined, type Schemas } from '../api.ts'
import { Avatar } from '../components/Avatar.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useDates } from '../format.ts'
import { PublicPrintRow } from '../prints/PublicPrintRow.tsx'
import { canSignIn, isSignedIn, signInAddress } from '../session.ts'
import { ShareProfile } from '../share/ShareProfile.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { useUser } from '../user.tsx'

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
          {texts.notShared} {!isSignedIn && canSignIn && <a href={signInAddress()}>{common.signInIfYours}</a>}
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
  const isOwn = useUser()?.id === id
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
      <PageTitle title={displayName} lead={bio}>
        {isOwn && <ShareProfile />}
      </PageTitle>
      <p>
        <Avatar user={profile} shareKey={shareKey} size="large" />
      </p>
      <p class="note">{texts.memberSinceCreatedDate({ createdDate: dates.date(createdDate) })}</p>
      {profile.showAchievementsOnProfile && <ProfileAchievements id={id} shareKey={shareKey} />}
      <section aria-labelledby="prints">
        <h2 id="prints">{texts.publicPrints}</h2>
        <PagedList result={prints} noun="print" label={common.thePrints} empty={texts.noPublicPrintsYet}>
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
