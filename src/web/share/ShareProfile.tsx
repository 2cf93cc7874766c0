import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch } from '../api.ts'
import { useUserQuery } from '../user.tsx'
import { ShareDialog } from './ShareDialog.tsx'

/** Button that shares the profile of the signed-in user. */
export function ShareProfile(): JSX.Element | null {
  const { data: user, etag, reload } = useUserQuery()
  const [isOpen, setOpen] = useState(false)
  if (!user) return null
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {common.share}
      </button>
      {isOpen && (
        <ShareDialog
          noun="profile"
          name={user.displayName}
          path={`/users/${user.id}`}
          seen={{ data: user, etag }}
          read={() => api.GET('/api/Users/me')}
          change={(etag, viewStatus) => api.PATCH('/api/Users/me', { params: ifMatch(etag), body: { viewStatus } })}
          onChanged={reload}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
