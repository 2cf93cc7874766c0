import * as texts from '#texts/account'
import * as common from '#texts/common'
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
      <PageTitle title={texts.storage} lead={texts.yourStorageUsageAndLimits} />
      <AccountNav />
      <Loadable result={result} label={texts.yourStorageUsage} placeholder={<StorageUsage storage={null} />}>
        {(storage) => <StorageUsage storage={storage} />}
      </Loadable>
      <p>{texts.takeItOutOr({ link: (text) => <a href="/account/data">{text}</a> })}</p>
      <h2>{common.slicerSettings}</h2>
      <p>{texts.theSettingsThatYourSlicer}</p>
      <StoredSettings onDeleted={result.reload} />
    </>
  )
}
