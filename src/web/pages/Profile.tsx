import type { JSX } from 'preact'
import { AccountNav } from '../account/AccountNav.tsx'
import { ProfileForm } from '../account/ProfileForm.tsx'
import { api } from '../api.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { useLoad } from '../useLoad.ts'

/** Account → Profile and settings. */
export default function Profile(): JSX.Element {
  const email = useLoad((signal) => api.GET('/api/Users/me/email', { signal }), [])
  return (
    <>
      <PageTitle title="Profile and settings" />
      <AccountNav />
      {email.data?.email && <p class="note">Signed in as {email.data.email}</p>}
      <ProfileForm />
    </>
  )
}
