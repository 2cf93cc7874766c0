import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { AccountNav } from '../account/AccountNav.tsx'
import { ProfileImage } from '../account/ProfileImage.tsx'
import { ProfileForm } from '../account/ProfileForm.tsx'
import { RepriceAll } from '../account/RepriceAll.tsx'
import { api } from '../api.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'

/** Account page: profile, settings, and the costs of prints from before they changed. */
export default function Profile(): JSX.Element {
  const user = useSignedInUser()
  const email = useQuery((signal) => api.GET('/api/Users/me/email', { signal }), [])
  return (
    <>
      <PageTitle title={texts.profileAndSettings} />
      <AccountNav />
      {email.data?.email && <p class="note">{texts.signedInAs({ email: email.data.email })}</p>}
      {user.viewStatus === 'Public' && (
        <p>
          <a href={`/users/${user.id}`}>{texts.viewYourPublicProfile}</a>
        </p>
      )}
      <ProfileImage />
      <ProfileForm />
      <RepriceAll />
    </>
  )
}
