import type { JSX } from 'preact'
import { AccountNav } from '../account/AccountNav.tsx'
import { StoredSettings } from '../account/StoredSettings.tsx'
import { StorageUsage } from '../account/StorageUsage.tsx'
import { api } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { useQuery } from '../useQuery.ts'

/** Account page: storage usage, and slicer settings that can be deleted. */
export default function Storage(): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Users/me/storage', { signal }), [])
  return (
    <>
      <PageTitle title="Storage" lead="Your storage usage and limits." />
      <AccountNav />
      <Loadable result={result} label="your storage usage">
        {(storage) => <StorageUsage storage={storage} />}
      </Loadable>
      <h2>Slicer settings</h2>
      <p>
        The settings that your slicer saved for the prints you recorded. If you delete them, the prints keep their
        values and images.
      </p>
      <StoredSettings onDeleted={result.reload} />
    </>
  )
}
