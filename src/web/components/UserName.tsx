import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'

/** Name of a user, with a link to the profile if everyone can see it. */
export function UserName({ user }: { user: Schemas['UserReferenceDto'] }): JSX.Element {
  const { id, displayName, hasPublicProfile } = user
  return hasPublicProfile ? <a href={`/users/${id}`}>{displayName}</a> : <>{displayName}</>
}
