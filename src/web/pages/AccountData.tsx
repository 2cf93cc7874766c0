import type { JSX } from 'preact'
import { AccountNav } from '../account/AccountNav.tsx'
import { Archives } from '../account/Archives.tsx'
import { DeleteAccount } from '../account/DeleteAccount.tsx'
import { Imports } from '../account/Imports.tsx'
import { StorageUsage } from '../account/StorageUsage.tsx'
import { api } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { useQuery } from '../useQuery.ts'

/** Account page: what is stored of the user, imports, archives of it, and the deletion of the account. */
export default function AccountData(): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Users/me/storage', { signal }), [], { kinds: ['export'] })
  return (
    <>
      <PageTitle
        title="Your data"
        lead="What is stored about you, and how to take it out, bring more in or delete it."
      />
      <AccountNav />
      <Loadable result={result} label="your storage usage">
        {(storage) => <StorageUsage storage={storage} />}
      </Loadable>
      <Archives onChanged={result.refresh} />
      <Imports />
      <h2>Delete account</h2>
      <DeleteAccount />
    </>
  )
}
